import type { LessonSubmissionEvent } from '@web/api';
import { showSubmissionResult } from '@web/features/game/submission-toasts';
import { toastList, toasts } from '@web/ui/toasts';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerWork } from '../../components/LessonPlayer';
import { LessonPlayerStore } from '../../lesson-player.store';
import { appWith, EXERCISE, htmlOf, LESSON_ID, lessonWith } from '../testing/render-player';
import { openCli } from './cli-work';

vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => false }));
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }); // for the panes' sizes
  toasts.clear();
});

const command = (line: string, noPenaltyOnFail = false) => ({
  description: `Try ${line}`,
  noPenaltyOnFail,
  httpRequest: null,
  cliCommand: {
    command: line,
    tests: [{ exitCode: 0 }],
    stdoutVariables: [],
    sleepAfterMs: null,
    stdoutFilterTmdl: null,
  },
});
const LESSON = lessonWith({
  type: 'type_cli',
  lessonDataCli: {
    cliData: {
      baseUrlDefault: 'override',
      allowedOperatingSystems: ['linux'],
      steps: [command('ls -l'), command('make')],
    },
  },
});

const event = (more: Partial<LessonSubmissionEvent>): LessonSubmissionEvent => ({
  submissionUuid: crypto.randomUUID(),
  resultSlug: 'failure',
  resultMessage: 'Step 2: Expected exit code 0, but got 2.',
  xpReward: 0,
  xpBreakdown: [],
  lessonUuid: LESSON_ID,
  courseUuid: null,
  challengeUuid: null,
  structuredErrCli: {
    error: 'Expected exit code 0, but got 2.\nThe output was:\nno rule to make target',
    failedStepIndex: 1,
    failedTestIndex: 0,
  },
  ...more,
});

async function open() {
  const { stores, api } = appWith();
  await stores.session.signInWithCode('CODE');
  const player = new LessonPlayerStore(EXERCISE, LESSON, stores, openCli);
  const stop = player.start();
  return { api, player, stop, html: () => htmlOf(stores, <PlayerWork player={player} />) };
}

test('the page shows what to type and what the terminal will do', async () => {
  const { html, stop } = await open();
  const shown = await html();
  for (const text of [
    `emberforge submit ${LESSON_ID}`,
    'emberforge login',
    'emberforge config base_url',
    'ls -l',
    'make',
  ])
    expect(shown).toContain(text);
  expect(shown).toContain('Waiting for your terminal');
  expect(shown).not.toContain('>Submit<');
  stop();
});

test('results arrive while the page is open, without a toast, and only this lesson’s', async () => {
  const { html, player, stop } = await open();
  showSubmissionResult(event({ lessonUuid: 'another' }));
  expect(player.submission.reply).toBeNull();
  toasts.clear();

  showSubmissionResult(event({}));
  const failed = await html();
  expect(failed).toContain('Step 2: Expected exit code 0, but got 2.');
  expect(failed).toContain('no rule to make target');
  expect(toastList.snapshot()).toEqual([]);

  showSubmissionResult(
    event({ resultSlug: 'success', resultMessage: 'Every step passed.', structuredErrCli: null }),
  );
  expect(await html()).toContain('Every step passed.');
  expect(player.isComplete).toBe(true);

  stop();
  showSubmissionResult(event({ resultMessage: 'After the page was closed' }));
  expect(player.submission.isSuccess).toBe(true);
});

test('a failure that doesn’t count offers no way on, but says what was wrong', async () => {
  const { html, stop } = await open();
  showSubmissionResult(event({ resultSlug: 'noop' }));
  const shown = await html();
  expect(shown).toContain('no rule to make target');
  expect(shown).not.toContain('Continue');
  stop();
});
