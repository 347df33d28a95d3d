import { QUESTS } from '@shared/rules/quests';
import { expect, test } from 'vitest';
import { questText } from './quest-texts';

test('the app says of each quest what the server says', () => {
  for (const { id, description } of QUESTS) expect(questText(id, 'unknown')).toBe(description);
  expect(questText('a quest of tomorrow', 'Do it.')).toBe('Do it.');
});
