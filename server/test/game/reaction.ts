import { lessonRef } from '@server/learning/exercises';
import { SystemClock } from '@server/platform/clock';
import { SubmitAnswer } from '../../src/solving/submissions/submit-answer';
import { addLearner } from '../../src/solving/submissions/testing/submitting';
import { GameApp } from './game-app';
import { RIGHT } from './question-content';
import { withoutGame } from './without-game';

/** Milliseconds after the submission. */
export interface Reaction {
  /** When the learner has the reply. */
  reply: number;
  /** When every subscriber has done its part. */
  whole: number;
}

/** For benchmarks: a server on SQLite, with or without the game. */
export class ReactingServer {
  private constructor(
    private readonly app: GameApp,
    private readonly clock: SystemClock,
  ) {}

  static async open(dataDir: string, contentDir: string, hasGame: boolean): Promise<ReactingServer> {
    const clock = new SystemClock();
    const modules = hasGame ? undefined : withoutGame;
    return new ReactingServer(await GameApp.open({ dataDir, contentDir, clock, modules }), clock);
  }

  addLearner(): Promise<string> {
    return addLearner({ dataSource: this.app.dataSource, clock: this.clock });
  }

  /** A right answer to one of QuestionContent's lessons. */
  async solve(userId: string, lessonId: string): Promise<Reaction> {
    const started = performance.now();
    await this.app.get(SubmitAnswer).execute({ userId, exercise: lessonRef(lessonId), body: RIGHT });
    const reply = performance.now() - started;
    await this.app.deliver();
    return { reply, whole: performance.now() - started };
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
