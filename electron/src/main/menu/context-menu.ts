import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { withRoleLabels } from './role-labels';

type Place = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>;

/** What a right click offers; nothing where there's no text. Electron has no menu of its own, and browsers have. */
export function contextMenu({ isEditable, selectionText, editFlags }: Place): MenuItemConstructorOptions[] {
  if (isEditable)
    return withRoleLabels([
      { role: 'undo', enabled: editFlags.canUndo },
      { role: 'redo', enabled: editFlags.canRedo },
      { type: 'separator' },
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', enabled: editFlags.canSelectAll },
    ]);
  return selectionText.trim() === '' ? [] : withRoleLabels([{ role: 'copy' }]);
}
