import { GemsWidget } from '@web/features/game/items';
import { ItemRow } from '@web/features/game/items/ItemRow';
import { DifficultyScreen } from '@web/features/learning/difficulty/DifficultyScreen';
import { Video } from '@web/features/learning/lesson-text/media/Video';
import { INFO_MODALS } from '@web/features/site/info-modals';
import { GuestOffer } from '@web/features/solving/lesson-player/components/GuestOffer';
import { PlayerWork } from '@web/features/solving/lesson-player/components/LessonPlayer';
import { LessonPlayerStore } from '@web/features/solving/lesson-player/lesson-player.store';
import { openInterviewQuestion } from '@web/features/solving/lesson-player/types/interview-question/interview-work';
import {
  appWith,
  EXERCISE,
  htmlOf,
  judgment,
  lessonWith,
} from '@web/features/solving/lesson-player/types/testing/render-player';
import { PlayerProvider } from '@web/features/solving/lesson-player/usePlayer';
import type { DialogProps } from '@web/ui/Dialog';
import { expect, test, vi } from 'vitest';

vi.mock('@web/ui/Dialog', () => ({ Dialog: ({ children }: DialogProps) => <section>{children}</section> }));
vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => false }));

const LESSON = lessonWith({
  type: 'type_interview_question',
  lessonDataInterviewQuestion: { question: 'What is a set?', numPoints: 1, numToPass: 1, maxLength: 600 },
});

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="[^"]*[?&](?:amp;)?modal=([\w-]+)/g)].map(([, name]) => name!);

/** What learners see, with what a failed answer leads to. */
async function screens(): Promise<string> {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  const { stores } = appWith({
    submitLesson: () => ({
      ...judgment('failure', { resultMessage: 'Not quite.' }),
      messages: [{ text: 'No.' }],
    }),
    listLessonsDifficulty: () => ({ body: [] }),
  });
  await stores.session.signInWithCode('CODE');
  await stores.catalog.difficulty.get('').load();
  const player = new LessonPlayerStore(EXERCISE, LESSON, stores, openInterviewQuestion);
  player.start();
  player.work.synced.restore({ answer: { textInput: 'No order.' }, starter: null });
  player.submit();
  await vi.waitFor(() => expect(player.submission.reply).toBeTruthy());
  return htmlOf(
    stores,
    <PlayerProvider value={player}>
      <PlayerWork player={player} />
      <GuestOffer xp={500} />
      <DifficultyScreen />
      <GemsWidget />
      <ItemRow kind="xp_potion" canTrade={false} />
      <ItemRow kind="armor" canTrade={false} />
      <ItemRow kind="seer_stone" canTrade={false} />
      <ItemRow kind="frozen_flame" canTrade={false} />
      <Video src="loops.mp4" title="Loops" />
    </PlayerProvider>,
  );
}

test('every modal that explains something is reached by clicks, from a screen or from another modal', async () => {
  const reached = new Set(linksIn(await screens()));
  for (const name of reached) {
    const modal = INFO_MODALS[name];
    if (!modal || name === 'gem-store') continue; // its rows are above
    const Modal = await modal.load();
    const html = await htmlOf(appWith().stores, <Modal open onClose={() => {}} />);
    for (const link of linksIn(html)) reached.add(link);
  }
  expect(Object.keys(INFO_MODALS).filter((name) => !reached.has(name))).toEqual([]);
});
