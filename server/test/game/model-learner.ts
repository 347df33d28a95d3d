import { CURRENCIES, type Currency } from '@shared/rules/currencies';
import type { Day } from '@shared/rules/days';
import { levelOfXp } from '@shared/rules/levels';
import { type QuestMetric, questOf } from '@shared/rules/quests';
import { baseXp, levelPercent, streakPercent, XpTally } from '@shared/rules/xp';
import { type OutageModel, StreakModel } from './streak-model';

export interface LessonFacts {
  id: string;
  chapterId: string;
  difficulty: number;
}

interface Shot {
  lessonId: string;
  isSuccess: boolean;
  isFirst: boolean;
  wasSolved: boolean;
}

interface ModelQuest {
  questId: string;
  /** Of the board it was on. */
  day: Day;
  acceptedAt: Date;
  expiresAt: Date;
  isDone: boolean;
}

/** A learner as the rules say they must be: what they have, and what the next success pays. */
export class ModelLearner {
  readonly streak: StreakModel;
  readonly has: Record<Currency, number>;
  readonly solved = new Set<string>();
  /** Viewed before the first success, by whether a seer stone was used. */
  readonly viewed = new Map<string, boolean>();
  readonly tutored = new Set<string>();
  readonly quests: ModelQuest[] = [];
  /** When what quests count happened. */
  readonly earned: Array<{ metric: QuestMetric; at: Date; amount: number }> = [];
  spree = 0;
  longestSpree = 0;
  spreeChests = 0;
  private readonly tried = new Set<string>();
  private readonly failed = new Set<string>();
  private readonly brokenArmor = new Set<string>();
  private shots: Shot[] = [];
  private readonly paidChapters = new Set<string>();
  private potionUntil = new Date(0);

  constructor(
    readonly id: string,
    zone: string,
    outages: OutageModel,
  ) {
    this.streak = new StreakModel(zone, outages);
    this.has = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0])) as Record<Currency, number>;
  }

  /** Embers and flames are the streak's. */
  get balances(): Record<Currency, number> {
    const { streak } = this;
    return { ...this.has, ember: streak.count('ember'), frozen_flame: streak.count('frozen_flame') };
  }

  gain(currency: Currency, amount: number, at: Date): void {
    if (currency === 'ember' || currency === 'frozen_flame') this.streak.change(currency, amount, at);
    else this.has[currency] += amount;
  }

  earnXp(xp: number, now: Date): void {
    this.has.xp += xp;
    this.earned.push({ metric: 'xp', at: now, amount: xp });
  }

  drink(now: Date): void {
    this.has.xp_potion--;
    this.potionUntil = new Date(Math.max(+this.potionUntil, +now) + 3_600_000);
  }

  /** A graded submission: the spree follows when its event is delivered. */
  shoot(lessonId: string, isSuccess: boolean): void {
    this.shots.push({
      lessonId,
      isSuccess,
      isFirst: !this.tried.has(lessonId),
      wasSolved: this.solved.has(lessonId),
    });
    this.tried.add(lessonId);
    if (!isSuccess && !this.solved.has(lessonId)) this.failed.add(lessonId);
  }

  deliverShots(): void {
    for (const { lessonId, isSuccess, isFirst, wasSolved } of this.shots) {
      if (isSuccess && isFirst && this.viewed.get(lessonId) !== false) {
        this.longestSpree = Math.max(this.longestSpree, ++this.spree);
        if (this.spree % 15 === 0) this.spreeChests++;
      }
      if (isSuccess || this.spree === 0 || wasSolved || this.brokenArmor.has(lessonId)) continue;
      if (this.has.armor > 0) {
        this.has.armor--;
        this.brokenArmor.add(lessonId);
      } else this.spree = 0;
    }
    this.shots = [];
  }

  /** Solved something on their own, so whoever recruited them can count on it. */
  get hasStarted(): boolean {
    return [...this.solved].some((id) => !this.viewed.has(id));
  }

  /** Whether the goal of a quest was reached while it ran. */
  isReached({ questId, acceptedAt, expiresAt }: ModelQuest): boolean {
    const { metric, count } = questOf(questId)!.goal;
    const counted = this.earned.filter(
      (one) => one.metric === metric && one.at >= acceptedAt && one.at < expiresAt,
    );
    return counted.reduce((sum, { amount }) => sum + amount, 0) >= count;
  }

  /** The first success in a lesson, with its chapter's lessons and the boss's aura in percent. */
  solve(
    lesson: LessonFacts,
    chapter: readonly string[],
    aura: number,
    now: Date,
  ): { xp: number; lines: string[] } {
    this.solved.add(lesson.id);
    const { isFirstLesson, lengthBefore } = this.streak.complete('lesson', now);
    const pay = new XpTally().add('Lesson', baseXp(lesson.difficulty));
    if (isFirstLesson) pay.add('First lesson of the day', 200);
    pay.addPercent('Streak', streakPercent(lengthBefore));
    if (now < this.potionUntil) pay.addPercent('XP potion', 25);
    pay.addPercent('Boss aura', aura);
    pay.addPercent('Level multiplier', levelPercent(levelOfXp(this.has.xp)));
    const isForfeit = this.viewed.get(lesson.id) === false;
    if (this.tutored.has(lesson.id)) {
      if (!isForfeit && this.has.baked_salmon > 0) {
        this.has.baked_salmon--;
        pay.add('Tutor used, with baked salmon', 0);
      } else pay.addPercent('Tutor used', -50);
    }
    if (isForfeit) pay.addPercent('Solution seen', -100);
    const lines = pay.lines.map(({ name, xp }) => `${name} ${xp}`);
    const isChapterDone =
      chapter.every((id) => this.solved.has(id)) && !this.paidChapters.has(lesson.chapterId);
    if (isChapterDone) {
      this.paidChapters.add(lesson.chapterId);
      lines.push('Chapter complete 100');
    }
    const xp = pay.xp + (isChapterDone ? 100 : 0);
    this.earnXp(xp, now);
    this.earned.push({ metric: 'lessons', at: now, amount: 1 });
    if (!this.failed.has(lesson.id) && !isForfeit)
      this.earned.push({ metric: 'first_tries', at: now, amount: 1 });
    return { xp, lines };
  }
}
