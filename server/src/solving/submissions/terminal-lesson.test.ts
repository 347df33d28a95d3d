import { OutputQueryThreads } from '@server/solving/output-queries';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { NAME } from '../../authoring/content-import/testing/small-content';
import { makeTerminalLesson, runOf } from '../terminal/testing/terminal-lesson';
import { AnswerJudge } from './answer-judge';
import { NO_REWARD } from './lesson-rewards';
import { presentSubmission } from './submission.presenter';
import { exerciseOf, submissionEntities, submitting } from './testing/submitting';

describeOnBothDatabases('a terminal lesson', { entities: submissionEntities }, (db) => {
  const start = async () => {
    const runsNothing = { run: () => Promise.reject(new Error('nothing runs here')) };
    const judge = new AnswerJudge({ lane: () => runsNothing }, new OutputQueryThreads());
    const rewards = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
    const setup = await submitting(db, rewards, judge, {
      change: (content) => makeTerminalLesson(content, NAME),
    });
    const submit = (exitCode: number, stdout: string) => {
      const body = { CLIResults: runOf(exitCode, stdout) };
      return setup.useCase
        .execute({ userId: setup.userId, exercise: exerciseOf(4), body })
        .then(presentSubmission);
    };
    return { ...setup, submit };
  };

  test('shows every window where it failed', async () => {
    const { submit, pushed } = await start();
    const StructuredErrCLI = {
      Error: 'The output should contain "open", but doesn’t.\nThe output was:\nshut',
      FailedStepIndex: 1,
      FailedTestIndex: 0,
    };
    expect(await submit(0, 'shut')).toMatchObject({ ResultSlug: 'failure', StructuredErrCLI });
    expect(pushed()).toMatchObject([{ message: { Data: { ResultSlug: 'failure', StructuredErrCLI } } }]);
  });

  test('records a failure that is free, and doesn’t count it', async () => {
    const { submit, progress, submissions } = await start();
    expect(await submit(2, 'open')).toMatchObject({
      ResultSlug: 'noop',
      StructuredErrCLI: { FailedStepIndex: 0, FailedTestIndex: 0 },
    });
    expect(await progress(4)).toBeNull();
    expect(await submissions()).toMatchObject([{ resultSlug: 'noop', answer: { kind: 'cli' } }]);
    expect(await submit(0, 'open')).toMatchObject({ ResultSlug: 'success', StructuredErrCLI: null });
    expect(await progress(4)).toMatchObject({ attempts: 1, successCount: 1 });
  });

  test('keeps whatever a program prints', async () => {
    const { submit, submissions } = await start();
    expect(await submit(0, '\0\ud800 open')).toMatchObject({ ResultSlug: 'success' });
    expect(await submissions()).toMatchObject([
      { answer: { results: [{}, { kind: 'command', exitCode: 0, stdout: '\0\u{fffd} open' }] } },
    ]);
  });
});
