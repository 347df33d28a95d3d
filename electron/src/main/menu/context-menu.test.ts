import { expect, test } from 'vitest';
import { contextMenu } from './context-menu';

const editFlags = {
  canUndo: false,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};
const rolesOf = (isEditable: boolean, selectionText: string) =>
  contextMenu({ isEditable, selectionText, editFlags }).flatMap(({ role, enabled = true }) =>
    role && enabled ? [role] : [],
  );

test('a right click offers what the place allows', () => {
  expect(rolesOf(true, '')).toEqual(['cut', 'copy', 'paste', 'selectAll']);
  expect(rolesOf(false, 'some words')).toEqual(['copy']);
  expect(rolesOf(false, ' ')).toEqual([]);
});
