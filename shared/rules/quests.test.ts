import { expect, test } from 'vitest';
import { z } from 'zod';
import { QUEST_DIFFICULTIES, QUESTS } from './quests';

test('each quest has an id of its own, and each difficulty has quests that count different things', () => {
  expect(new Set(QUESTS.map(({ id }) => z.uuid().parse(id))).size).toBe(QUESTS.length);
  for (const difficulty of QUEST_DIFFICULTIES) {
    const metrics = QUESTS.filter((quest) => quest.difficulty === difficulty).map(({ goal }) => goal.metric);
    expect(new Set(metrics).size).toBeGreaterThan(1);
  }
});
