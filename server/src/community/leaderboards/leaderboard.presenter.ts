import type {
  ArchmagePlace,
  BoardUser,
  KarmaPlace,
  LeaderboardStats,
  LeagueBadge,
  LessonFeedEvent,
  Standing,
  XPPlace,
} from '@shared/contracts';
import { leagueNameOf } from '@shared/rules/leagues';
import { levelOfXp } from '@shared/rules/levels';
import type { LeaderboardTotalsEntity } from './leaderboard-totals.entity';
import type { BoardLearner, OwnStanding, Place } from './leaderboards';
import type { FeedLesson } from './lesson-feed';

/** A learner as everybody sees them. */
export const presentLearner = (learner: BoardLearner): BoardUser => ({
  Handle: learner.handle,
  FirstName: learner.firstName,
  LastName: learner.lastName,
  Level: levelOfXp(learner.totalXp),
  ProfileImageURL: learner.profileImageUrl,
  LeagueBadge: presentBadge(learner),
});

/** The best badge that a learner won; null without one. */
export const presentBadge = ({
  badgeTier,
  badgePlace,
}: Pick<BoardLearner, 'badgeTier' | 'badgePlace'>): LeagueBadge | null =>
  badgeTier === null || badgePlace === null
    ? null
    : { LeagueName: leagueNameOf(badgeTier), Place: badgePlace };

const presentPlace = ({ rank, learner }: Place) => ({ Rank: rank, User: presentLearner(learner) });

export const presentXpPlace = (place: Place): XPPlace => ({ ...presentPlace(place), XP: place.score });

export const presentKarmaPlace = (place: Place): KarmaPlace => ({
  ...presentPlace(place),
  Karma: place.score,
});

export const presentArchmage = (place: Place): ArchmagePlace => ({
  ...presentPlace(place),
  ReachedAt: new Date(place.score).toISOString(),
});

export const presentTotals = (totals: Omit<LeaderboardTotalsEntity, 'id'>): LeaderboardStats => ({
  Learners: Number(totals.learners),
  LessonsCompleted: Number(totals.lessons),
  XPDay: Number(totals.dayXp),
  Archmages: Number(totals.archmages),
});

export const presentStanding = ({ competes, dayXp, dayRank, karma }: OwnStanding): Standing => ({
  Competes: competes,
  XPDay: dayXp,
  RankDay: dayRank,
  Karma: karma,
});

/** The message of the socket. */
export const presentLessonFeedEvent = (lesson: FeedLesson) =>
  ({ Type: 'LessonFeedEvent', Data: presentFeedLesson(lesson) }) as const;

export const presentFeedLesson = (lesson: FeedLesson): LessonFeedEvent => ({
  UUID: lesson.id,
  User: presentLearner(lesson.learner),
  LessonUUID: lesson.lessonId,
  LessonTitle: lesson.lessonTitle,
  CourseUUID: lesson.courseId,
  CourseTitle: lesson.courseTitle,
  XP: lesson.xp,
  CompletedAt: lesson.completedAt.toISOString(),
});
