import type { Notification, SpellbookPage } from '@web/api';
import { resultMomentsOf } from '@web/features/game/submission-toasts';
import { expect, test } from 'vitest';
import { htmlOf } from '../../types/testing/render-player';
import { riddlePlayer } from '../../types/testing/riddle-player';
import { PlayerProvider } from '../../usePlayer';
import { ResultMoments } from './ResultMoments';

test('a result lists what it brought, each with a way to open it', async () => {
  const { player, stores } = riddlePlayer();
  const html = () =>
    htmlOf(
      stores,
      <PlayerProvider value={player}>
        <ResultMoments />
      </PlayerProvider>,
    );
  expect(await html()).not.toContain('<button');
  const moments = resultMomentsOf(stores.scope);
  moments.begin();
  moments.take({
    uuid: 'n',
    notificationType: 'achievement_earned',
    notificationData: { achievementUuid: 'a', title: 'First Spark' },
  } as Notification);
  moments.addPages([{ uuid: 'p', title: 'print' } as SpellbookPage]);
  const buttons = [...(await html()).matchAll(/<button.*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<[^>]+>/g, ''),
  );
  expect(buttons).toEqual(['Achievement unlocked: First Spark', 'New spellbook page: print']);
});
