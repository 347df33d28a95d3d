import { Global, Module } from '@nestjs/common';
import { RewardEntity } from '@server/game/rewards';
import { TutorUse } from '../../src/game/items';
import { createStorage, type DatabaseKind, type TestStorage } from '../database/test-storage';
import { GameApp, JumpClock } from './game-app';
import { expectCaughtUp, expectSoundDatabase } from './invariants';
import { Player } from './play';
import { QuestionContent } from './question-content';
import type { Step, Year } from './steps';
import { OutageModel } from './streak-model';

const START = '2026-01-01T12:00:00Z';
const HOUR_MIN = 60;
const CONTENT = { courses: 2, chapters: 3, lessons: 8 };

/** One year on a server of its own: some learners, and everything that has to hold after each of their steps. */
export class World implements AsyncDisposable {
  private readonly outages = new OutageModel(this.clock.now());
  at = -1;
  private players: Player[] = [];
  private readonly achievements = new Set<string>();

  private constructor(
    private readonly app: GameApp,
    private readonly clock: JumpClock,
    private readonly content: QuestionContent,
    private readonly tutored: Set<string>,
    private readonly storage: TestStorage,
  ) {}

  static async create(kind: DatabaseKind): Promise<World> {
    const tutored = new Set<string>();
    const tutor = {
      wasUsed: async (_tx: unknown, userId: string, lessonId: string) => tutored.has(`${userId} ${lessonId}`),
    };
    @Global()
    @Module({ providers: [{ provide: TutorUse, useValue: tutor }], exports: [TutorUse] })
    class Tutor {}
    const clock = new JumpClock(START);
    const content = new QuestionContent(CONTENT);
    const storage = await createStorage(kind);
    const contentDir = content.files.root;
    const app = await GameApp.open({
      ...storage.location,
      contentDir,
      clock,
      modules: (all) => [Tutor, ...all],
    });
    return new World(app, clock, content, tutored, storage);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.close();
    await this.storage.remove();
    this.content[Symbol.dispose]();
  }

  async live({ zones, steps }: Year): Promise<void> {
    await this.runJobs();
    const { app, clock, content, tutored, outages } = this;
    // Each one recruits the next.
    for (const zone of zones)
      this.players.push(
        await Player.signUp({ app, clock, content, tutored }, zone, outages, this.players.at(-1)),
      );
    for (const step of steps) {
      this.at++;
      await this.take(step);
      await this.check();
    }
    await this.deliver();
    await this.check();
  }

  private async take({ time, learner, actions, jobs, delivers }: Step): Promise<void> {
    await this.pass(time);
    if (jobs === 'before') await this.runJobs();
    for (const action of actions) {
      await this.players[learner]!.act(action);
      this.clock.advance(60_000);
    }
    if (jobs === 'after' || time.pass === 'outage') await this.runJobs();
    await this.beat();
    if (delivers) await this.deliver();
  }

  /** Jobs run in their slots for some hours, or late. The service shows that it runs, except in an outage. */
  private async pass({ pass, minutes }: Step['time']): Promise<void> {
    const hours = pass === 'hours' ? Math.floor(minutes / HOUR_MIN) : 0;
    for (let hour = 0; hour < hours; hour++) {
      this.clock.advance(HOUR_MIN * 60_000);
      await this.beat();
      await this.runJobs();
    }
    this.clock.advance((minutes - hours * HOUR_MIN) * 60_000);
    if (pass !== 'outage') await this.beat();
  }

  /** As if the heartbeat had run all the time. */
  private async beat(): Promise<void> {
    const now = this.clock.now();
    await this.app.dataSource.sql`UPDATE service_heartbeats SET beat_at = ${now.getTime()}`;
    this.outages.skipTo(now);
  }

  private async runJobs(): Promise<void> {
    await this.app.runJobs();
    const now = this.clock.now();
    for (const { model } of this.players) model.streak.endDays(now);
    this.outages.beat(now);
  }

  private async deliver(): Promise<void> {
    await this.app.deliver();
    for (const { model } of this.players) {
      model.deliverShots();
      for (const quest of model.quests) quest.isDone ||= model.isReached(quest);
    }
    await this.countAchievements();
    await expectCaughtUp(
      this.app,
      this.players.map(({ model }) => model),
    );
  }

  /** Their gems. Which ones are earned is for other tests. */
  private async countAchievements(): Promise<void> {
    const earned = await this.app.dataSource
      .getRepository(RewardEntity)
      .findBy({ type: 'achievement_earned' });
    for (const { id, userId, amount } of earned) {
      if (this.achievements.has(id)) continue;
      this.achievements.add(id);
      this.players.find(({ model }) => model.id === userId)!.model.gain('gems', amount, this.clock.now());
    }
  }

  private async check(): Promise<void> {
    for (const player of this.players) await player.expectOwnView();
    await expectSoundDatabase(this.app);
  }
}
