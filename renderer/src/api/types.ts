import type * as wire from '@shared/contracts';
import type { CamelCase } from './camel-case';

/** The contract's types with the app's names: what `ApiClient` and the socket deliver. */
export type Attempt = CamelCase<wire.Attempt>;
export type Chapter = CamelCase<wire.Chapter>;
export type CodeFile = CamelCase<wire.CodeFile>;
export type CompilerMessage = CamelCase<wire.CompilerMessage>;
export type Course = CamelCase<wire.Course>;
export type CourseIndex = CamelCase<wire.CourseIndex>;
export type CourseOverview = CamelCase<wire.CourseOverview>;
export type DashboardContent = CamelCase<wire.DashboardContent>;
export type DraftVersion = CamelCase<wire.DraftVersion>;
export type Lesson = CamelCase<wire.Lesson>;
export type LearnerCourse = CamelCase<wire.LearnerCourse>;
export type LessonSolution = CamelCase<wire.LessonSolution>;
export type LessonSubmissionEvent = CamelCase<wire.LessonSubmissionEvent>;
export type LessonSummary = CamelCase<wire.LessonSummary>;
export type RecentResult = CamelCase<wire.RecentResult>;
export type ServerMessage = CamelCase<wire.ServerMessage>;
export type Spellbook = CamelCase<wire.Spellbook>;
export type SpellbookPage = CamelCase<wire.SpellbookPage>;
export type SubmissionReply = CamelCase<wire.SubmissionReply>;
export type Track = CamelCase<wire.Track>;
export type User = CamelCase<wire.User>;
export type UserLesson = CamelCase<wire.UserLesson>;
export type VisibleTest = CamelCase<wire.VisibleTest>;
export type XpBreakdownLine = CamelCase<wire.XPBreakdownLine>;
