import type { LessonSubmissionEvent } from '@web/api';
import { toastCorner } from '@web/ui/toastCorner';
import { type ToastItem, toastList, toasts } from '@web/ui/toasts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerResultScreen } from './result-screens';
import { dismissResultToasts, onSubmissionResult, showSubmissionResult } from './show-submission-result';

let count = 0;
const event = (over: Partial<LessonSubmissionEvent> = {}): LessonSubmissionEvent => ({
  submissionUuid: `submission-${++count}`,
  resultSlug: 'success',
  resultMessage: '',
  xpReward: 0,
  xpBreakdown: [],
  lessonUuid: null,
  courseUuid: null,
  challengeUuid: null,
  structuredErrCli: null,
  ...over,
});

const text = ({ body }: ToastItem) =>
  renderToStaticMarkup(body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const shown = () => toastList.snapshot().map((toast) => [toast.kind, text(toast)]);

beforeEach(() => toasts.clear());

test.each([
  ['failure', 'Expected 3, got 4', [['error', 'Expected 3, got 4']]],
  ['system-error', 'The runner is busy', [['error', 'The runner is busy']]],
  ['noop', 'Nothing to grade', [['info', 'Nothing to grade']]],
  ['noop', '', []],
  ['success', 'Well forged', [['success', 'Well forged']]],
  ['success', '', [['success', 'Correct!']]],
] as const)('%s with "%s" shows %j', (resultSlug, resultMessage, expected) => {
  showSubmissionResult(event({ resultSlug, resultMessage }));
  expect(shown()).toEqual(expected);
});

test('a newer result replaces the previous one, with its XP', () => {
  showSubmissionResult(event({ xpReward: 50, xpBreakdown: [{ name: 'Lesson', percent: 0, xp: 50 }] }));
  showSubmissionResult(event({ resultSlug: 'failure', resultMessage: 'Expected 3, got 4' }));
  const [before] = toastList.snapshot();
  showSubmissionResult(event({ resultMessage: 'Well forged' }));
  expect(shown()).toEqual([['success', 'Well forged']]);
  expect(toastList.snapshot()[0]?.serial).not.toBe(before?.serial);
});

test('a reward shows its breakdown', () => {
  showSubmissionResult(
    event({
      xpReward: 642,
      xpBreakdown: [
        { name: 'Lesson', percent: 0, xp: 1_200 },
        { name: 'Streak', percent: 0.07, xp: 84 },
        { name: 'Tutor', percent: -0.5, xp: -642 },
      ],
    }),
  );
  expect(shown()[1]).toEqual(['reward', '+642 XP Lesson +1,200 Streak +7% +84 Tutor −50% −642']);
});

test('a result that is on the screen isn’t repeated where a toast would cover something', () => {
  const stop = registerResultScreen(({ lessonUuid }) => lessonUuid === 'on-screen');
  showSubmissionResult(event({ lessonUuid: 'on-screen', resultSlug: 'failure', resultMessage: 'No' }));
  expect(shown()).toEqual([]);
  showSubmissionResult(event({ lessonUuid: 'elsewhere' }));
  expect(shown()).toEqual([['success', 'Correct!']]);
  stop();
});

test('beside code, a failure has a toast in the editor’s corner, and a success is only in its card', () => {
  const stopScreen = registerResultScreen(({ lessonUuid }) => lessonUuid === 'on-screen');
  vi.stubGlobal('document', { documentElement: { clientWidth: 800, clientHeight: 600 } });
  const box = { left: 0, top: 0, width: 600, height: 400, right: 600, bottom: 400 };
  const editor = { closest: () => null, getBoundingClientRect: () => box };
  const leaveCorner = toastCorner(editor as unknown as HTMLElement);
  showSubmissionResult(event({ lessonUuid: 'on-screen', resultSlug: 'failure', resultMessage: 'No' }));
  expect(shown()).toEqual([['error', 'No']]);
  const xpBreakdown = [{ name: 'Lesson', percent: 0, xp: 50 }];
  showSubmissionResult(event({ lessonUuid: 'on-screen', xpReward: 50, xpBreakdown }));
  expect(shown()).toEqual([]);
  leaveCorner?.();
  stopScreen();
});

test('going on removes the result’s toasts and no others', () => {
  toasts.info('Copied to clipboard');
  showSubmissionResult(event({ xpReward: 50, xpBreakdown: [{ name: 'Lesson', percent: 0, xp: 50 }] }));
  dismissResultToasts();
  expect(shown()).toEqual([['info', 'Copied to clipboard']]);
});

test('a submission is shown once, even if it arrives over both the socket and the response', () => {
  const heard: string[] = [];
  const stop = onSubmissionResult((result) => heard.push(result.submissionUuid));
  const one = event();
  showSubmissionResult(one);
  showSubmissionResult({ ...one });
  expect([heard, shown()]).toEqual([[one.submissionUuid], [['success', 'Correct!']]]);
  stop();
  showSubmissionResult(event());
  expect(heard).toHaveLength(1);
});
