import { QUESTS } from '@shared/rules/quests';
import { showGerman } from '@web/i18n/testing/show-german';
import { expect, test } from 'vitest';
import { questText } from './quest-texts';

test('every quest is in the reader’s language, and one of tomorrow as the server says it', async () => {
  const backToEnglish = await showGerman();
  for (const { id, description } of QUESTS)
    expect(questText(id, description)).toMatch(/^(Schließ|Sammle|Löse) /);
  expect(questText('a quest of tomorrow', 'Do it.')).toBe('Do it.');
  backToEnglish();
  for (const { id, description } of QUESTS) expect(questText(id, description)).toBe(description);
});
