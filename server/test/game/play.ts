import { lessonRef } from '@server/learning/exercises';
import { isDomainError } from '@server/platform/errors';
import { drawChest } from '@shared/rules/chests';
import { dayIn, plusDays } from '@shared/rules/days';
import { ITEMS, type ItemKind } from '@shared/rules/items';
import { boardFrom, drawQuests } from '@shared/rules/quests';
import { restDayProblem } from '@shared/rules/streak';
import { expect } from 'vitest';
import { ActivatePotion } from '../../src/game/items/activate-potion';
import { BuyItem } from '../../src/game/items/buy-item';
import { GetItems } from '../../src/game/items/get-items';
import { SellItem } from '../../src/game/items/sell-item';
import { Quests } from '../../src/game/quests/quests';
import { ClaimReward } from '../../src/game/rewards/claim-reward';
import { GetReward } from '../../src/game/rewards/get-reward';
import { NewUserReward } from '../../src/game/rewards/new-user-reward';
import { GetStreak } from '../../src/game/streak/get-streak';
import { StreakSettings } from '../../src/game/streak/streak-settings';
import { OpenSolution } from '../../src/learning/lessons/open-solution';
import { ResetProgress } from '../../src/learning/resets/reset-progress';
import { AnswerCard } from '../../src/learning/training/answer-card';
import { GiveUp } from '../../src/learning/training/give-up';
import { TrainingCardEntity } from '../../src/learning/training/training-card.entity';
import { UserEntity } from '../../src/people/users';
import { SignUp } from '../../src/people/users/sign-up';
import { SubmitAnswer } from '../../src/solving/submissions/submit-answer';
import type { GameApp, JumpClock } from './game-app';
import { ModelLearner } from './model-learner';
import { type QuestionContent, RIGHT, WRONG } from './question-content';
import type { Action } from './steps';
import type { OutageModel } from './streak-model';

type Do<Name extends Action['do']> = Extract<Action, { do: Name }>;

/** Plays one learner through the calls that controllers make, and keeps what they must have beside it. */
export class Player {
  private readonly reviewed = new Map<string, string>();

  private constructor(
    readonly model: ModelLearner,
    private readonly app: GameApp,
    private readonly clock: JumpClock,
    private readonly content: QuestionContent,
    private readonly tutored: Set<string>,
  ) {}

  static async signUp(
    { app, clock, content, tutored }: PlayerWorld,
    zone: string,
    outages: OutageModel,
    recruiter?: Player,
  ): Promise<Player> {
    const email = `${crypto.randomUUID()}@example.org`;
    await app.get(SignUp).execute({
      email,
      firstName: 'Ada',
      lastName: 'Smith',
      userTimezone: zone,
      referringUserUUID: recruiter?.id,
    } as never);
    const { id } = await app.dataSource.getRepository(UserEntity).findOneByOrFail({ email });
    return new Player(new ModelLearner(id, zone, outages), app, clock, content, tutored);
  }

  private get id(): string {
    return this.model.id;
  }

  async act(action: Action): Promise<void> {
    const handle = this[action.do] as (action: Action) => Promise<void>;
    await handle.call(this, action);
  }

  private lessonAt(place: number | undefined): number {
    const { lessonIds } = this.content;
    if (place !== undefined) return place % lessonIds.length;
    return Math.max(
      0,
      lessonIds.findIndex((id) => !this.model.solved.has(id)),
    );
  }

  private async answer({ lesson, isRight, zone, windows }: Do<'answer'>): Promise<void> {
    const { model, clock } = this;
    const facts = this.content.factsOf(this.lessonAt(lesson));
    const body = { ...(isRight ? RIGHT : WRONG), userTimezone: zone };
    const submit = () =>
      this.app.get(SubmitAnswer).execute({ userId: this.id, exercise: lessonRef(facts.id), body } as never);
    const isFirst = isRight && !model.solved.has(facts.id);
    const aura = await this.aura();
    const replies = (await Promise.all(Array.from({ length: windows }, submit))).map((one) => one.submission);
    for (const _ of replies) {
      model.shoot(facts.id, isRight);
      if (isRight) model.solved.add(facts.id);
    }
    if (isFirst) {
      if (model.streak.accountZone === 'UTC' && zone && !model.streak.isUsed) model.streak.accountZone = zone;
      const expected = model.solve(facts, this.content.chapterOf(facts.id), aura, clock.now());
      const paid = replies.filter(({ xpBreakdown }) => xpBreakdown.length > 0);
      expect(paid.map(({ xpBreakdown }) => xpBreakdown.map(({ name, xp }) => `${name} ${xp}`))).toEqual([
        expected.lines,
      ]);
      expect(replies.reduce((sum, { xpReward }) => sum + xpReward, 0)).toBe(expected.xp);
    } else expect(replies.map(({ xpReward }) => xpReward)).toEqual(replies.map(() => 0));
  }

  /** Of the fight that runs, in percent: how many lessons were counted in the last hour. */
  private async aura(): Promise<number> {
    const now = this.clock.now().getTime();
    const [fight] = await this.app.dataSource.sql`
      SELECT full_aura_lessons AS "full", (
        SELECT COALESCE(SUM(lessons), 0) FROM boss_hits WHERE event_id = events.id AND hit_at > ${now - 3_600_000}
      ) AS lessons FROM boss_events AS events WHERE starts_at <= ${now} AND expires_at > ${now}`;
    return fight ? Math.round(Math.min(1, Number(fight.lessons) / fight.full) * 100) : 0;
  }

  private async study({ lessons }: Do<'study'>): Promise<void> {
    for (let count = 0; count < lessons; count++) {
      await this.answer({ do: 'answer', lesson: undefined, isRight: true, zone: undefined, windows: 1 });
      this.clock.advance(1000);
    }
  }

  private async reset({ scope, place }: Do<'reset'>): Promise<void> {
    const { lessonIds, chapterIds, courseIds } = this.content;
    const ids = { lesson: lessonIds, chapter: chapterIds, course: courseIds };
    const kind = scope;
    const target = kind === 'everything' ? { kind } : { kind, id: ids[kind][place % ids[kind].length]! };
    await this.app.get(ResetProgress).execute(this.id, target);
  }

  private async buy({ kind }: { kind: ItemKind }): Promise<void> {
    const { price } = ITEMS[kind];
    if (!(await accepted(this.app.get(BuyItem).execute(this.id, kind)))) return;
    this.model.gain('gems', -price, this.clock.now());
    this.model.gain(kind, 1, this.clock.now());
  }

  private async sell({ kind }: { kind: ItemKind }): Promise<void> {
    if (!(await accepted(this.app.get(SellItem).execute(this.id, kind)))) return;
    this.model.gain(kind, -1, this.clock.now());
    this.model.gain('gems', ITEMS[kind].refund, this.clock.now());
  }

  private async drink(): Promise<void> {
    if (await accepted(this.app.get(ActivatePotion).execute(this.id))) this.model.drink(this.clock.now());
  }

  /** Days that are over are decided first, because a flame that's sold in between would save none of them. */
  private async race({ trades }: Do<'race'>): Promise<void> {
    await this.lookAtStreak();
    await Promise.all(trades.map((trade) => this.act(trade)));
  }

  private async view({ lesson, windows }: Do<'view'>): Promise<void> {
    const { model } = this;
    const { id } = this.content.factsOf(this.lessonAt(lesson));
    const isNew = !model.solved.has(id) && !model.viewed.has(id) && !this.viewedLate.has(id);
    const open = () => this.app.get(OpenSolution).execute(this.id, lessonRef(id));
    const views = await Promise.all(Array.from({ length: windows }, open));
    if (isNew) {
      const hasStone = model.has.seer_stone > 0;
      model.viewed.set(id, hasStone);
      if (hasStone) model.has.seer_stone--;
    } else if (!model.viewed.has(id)) this.viewedLate.add(id);
    for (const { isWaived } of views) expect(isWaived).toBe(model.viewed.get(id) ?? false);
  }

  /** Solutions that were viewed after the first success cost nothing. */
  private readonly viewedLate = new Set<string>();

  private async tutor({ lesson }: Do<'tutor'>): Promise<void> {
    const { id } = this.content.factsOf(this.lessonAt(lesson));
    if (this.model.solved.has(id)) return;
    this.model.tutored.add(id);
    this.tutored.add(`${this.id} ${id}`);
  }

  private async accept({ place, windows }: Do<'accept'>): Promise<void> {
    const { model, clock } = this;
    const now = clock.now();
    const day = dayIn(model.streak.accountZone, now);
    const { id: questId } = boardFrom(drawQuests(this.id, day), day)[place % 3]!;
    const open = model.quests.find(({ isDone, expiresAt }) => !isDone && expiresAt > now);
    const sameDay = model.quests.find((quest) => quest.day === day);
    const taken = open ?? sameDay;
    const isAllowed = !taken || (taken === model.quests.at(-1) && taken.questId === questId);
    const accepts = Array.from({ length: windows }, () =>
      accepted(this.app.get(Quests).accept(this.id, questId)),
    );
    expect(await Promise.all(accepts)).toEqual(accepts.map(() => isAllowed));
    if (!open && !sameDay)
      model.quests.push({
        questId,
        day,
        acceptedAt: now,
        expiresAt: new Date(+now + 86_400_000),
        isDone: false,
      });
  }

  private async claim({ windows }: Do<'claim'>): Promise<void> {
    const now = this.clock.now();
    for (const { type, reward } of await this.app.get(GetReward).pending(this.id)) {
      const ask = () => this.app.get(ClaimReward).execute({ userId: this.id, type, id: reward.id });
      const claims = await Promise.all(Array.from({ length: windows }, ask));
      expect(claims.filter(({ alreadyClaimed }) => !alreadyClaimed)).toHaveLength(1);
      if (type === 'course_completed') this.model.earnXp(reward.amount, now);
      else {
        const { kind, seed, edition } = (await this.app.get(GetReward).chest(reward)).chest;
        const { gems, items } = drawChest(kind, seed, edition);
        this.model.gain('gems', gems, now);
        for (const [item, count] of Object.entries(items)) this.model.gain(item as ItemKind, count, now);
      }
    }
  }

  private async welcome(): Promise<void> {
    const rewards = await Promise.all([1, 2].map(() => this.app.get(NewUserReward).execute(this.id)));
    expect(rewards[1]!.id).toBe(rewards[0]!.id);
  }

  private async rest({ ahead, isRest }: Do<'rest'>): Promise<void> {
    const { streak } = this.model;
    const today = streak.today(this.clock.now());
    const day = plusDays(today, ahead);
    const isSet = await accepted(this.app.get(StreakSettings).setRestDay(this.id, day, isRest), 'invalid');
    expect(isSet).toBe(!restDayProblem(day, { today, restDays: isRest ? [...streak.restDays] : [] }));
    if (!isSet) return;
    if (isRest) streak.restDays.add(day);
    else streak.restDays.delete(day);
  }

  private async goal({ goal }: Do<'goal'>): Promise<void> {
    await this.app.get(StreakSettings).change(this.id, { dailyGoal: goal });
    this.model.streak.settle(this.clock.now());
    this.model.streak.dailyGoal = goal;
  }

  /** There's no call for it yet. */
  private async move({ zone }: Do<'move'>): Promise<void> {
    await this.app.dataSource.getRepository(UserEntity).update({ id: this.id }, { timeZone: zone });
    this.model.streak.accountZone = zone;
  }

  private async train({ place, how }: Do<'train'>): Promise<void> {
    const cards = await this.app.dataSource.getRepository(TrainingCardEntity).findBy({ userId: this.id });
    const known = new Set(cards.map((card) => card.lessonId));
    const lessonId = [...this.model.solved].filter((id) => known.has(id))[place % known.size];
    if (lessonId === undefined) return;
    const now = this.clock.now();
    const today = dayIn(this.model.streak.accountZone, now);
    const last = this.reviewed.get(lessonId);
    const isNew = last === undefined || dayIn(this.model.streak.accountZone, new Date(last)) !== today;
    if (how === 'give up') await this.app.get(GiveUp).execute(this.id, lessonId);
    else {
      const body = (how === 'right' ? RIGHT : WRONG) as never;
      await this.app.get(AnswerCard).execute({ userId: this.id, lessonId, body, seconds: 5 });
    }
    if (how === 'wrong' || !isNew) return;
    this.reviewed.set(lessonId, now.toISOString());
    if (how === 'right') this.model.streak.complete('training', now);
  }

  private async lookAtStreak(): Promise<void> {
    await this.app.get(GetStreak).execute(this.id);
    this.model.streak.settle(this.clock.now());
  }

  /** What the learner's own pages show. */
  async expectOwnView(): Promise<void> {
    const { model, clock } = this;
    const { streak: model_ } = model;
    model_.settle(clock.now());
    const { streak, embers, frozenFlames } = await this.app.get(GetStreak).execute(this.id);
    const { length, longest, emberProgress } = streak;
    expect({ length, longest, emberProgress, embers, frozenFlames }).toEqual({
      length: model_.length,
      longest: model_.longest,
      emberProgress: model_.emberProgress,
      embers: model_.count('ember'),
      frozenFlames: model_.count('frozen_flame'),
    });
    expect((await this.app.get(GetItems).execute(this.id)).counts).toEqual(model.balances);
  }
}

export interface PlayerWorld {
  app: GameApp;
  clock: JumpClock;
  content: QuestionContent;
  tutored: Set<string>;
}

/** False when the server refuses with a conflict: there's too little, or it's done already. */
async function accepted(work: Promise<unknown>, refusal = 'conflict'): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    expect(error.kind).toBe(refusal);
    return false;
  }
}
