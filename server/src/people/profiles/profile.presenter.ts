import { presentBadge } from '@server/community/leaderboards';
import type { ProfileResult, PublicProfile, TracksAndCourses } from '@shared/contracts';
import { placeOf } from '@shared/rules/levels';
import type { LearnedCourse, LearnedTrack } from './learned';
import type { OpenedProfile, ProfileView } from './open-profile';

export const presentResult = (opened: OpenedProfile): ProfileResult =>
  opened.status === 'denied'
    ? { Status: 'denied', Reason: opened.reason.english, ReasonText: opened.reason.reference }
    : { Status: 'success', Profile: presentProfile(opened.view) };

function presentProfile({
  user,
  details,
  discordHandle,
  xp,
  standing,
  imageVersion,
}: ProfileView): PublicProfile {
  const place = placeOf(xp);
  return {
    UUID: user.id,
    Handle: user.handle,
    CreatedAt: user.createdAt.toISOString(),
    FirstName: user.firstName,
    LastName: user.lastName,
    Bio: details.bio,
    JobTitle: details.jobTitle,
    Location: details.location,
    TwitterHandle: details.twitterHandle,
    LinkedinURL: details.linkedinUrl,
    GithubHandle: details.githubHandle,
    WebsiteURL: details.websiteUrl,
    DiscordHandle: discordHandle,
    RecruitersCanContact: details.recruitersCanContact,
    ProfileImageURL: user.profileImageUrl,
    ThumbnailURL: `/v1/users/public/${user.handle}/thumbnail?v=${imageVersion}`,
    Level: place.level,
    XPForLevel: place.xp,
    XPTotalForLevel: place.xpTotal,
    LeagueBadge: standing ? presentBadge(standing) : null,
    Karma: standing?.karma ?? null,
    IsPrivate: details.isPrivate,
  };
}

export const presentLearned = (learned: {
  tracks: LearnedTrack[];
  courses: LearnedCourse[];
}): TracksAndCourses => ({
  Tracks: learned.tracks.map(({ track, courses, isActive }) => ({
    UUID: track.id,
    Slug: track.slug,
    Title: track.title,
    NumCourses: courses.length,
    NumCoursesComplete: courses.filter(isComplete).length,
    NumLessons: sum(courses.map(({ outline }) => outline.countedLessons.length)),
    NumComplete: sum(courses.map(({ numComplete }) => numComplete)),
    IsActive: isActive,
  })),
  Courses: learned.courses.map(({ outline, numComplete, completedAt }) => ({
    UUID: outline.course.id,
    Slug: outline.course.slug,
    Title: outline.course.title,
    Language: outline.course.language,
    Emblem: outline.course.emblem,
    NumLessons: outline.countedLessons.length,
    NumComplete: numComplete,
    CompletedAt: completedAt?.toISOString() ?? null,
  })),
});

const isComplete = ({ numComplete, outline }: LearnedCourse) => numComplete === outline.countedLessons.length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
