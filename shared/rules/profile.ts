import { fieldText } from '../texts/fields';
import type { Text } from '../texts/text';
import { hasHidden } from './hidden-characters';

/** The optional texts of a profile, and how long each can be. */
export const PROFILE_TEXTS = {
  bio: 500,
  jobTitle: 80,
  location: 80,
  twitterHandle: 100,
  linkedinURL: 200,
  githubHandle: 100,
  websiteURL: 200,
} as const;

export type ProfileText = keyof typeof PROFILE_TEXTS;

export const MAX_NAME_LENGTH = 80;

/** Of an uploaded profile image. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

/** What learners can say about their experience with code, from none to work. */
export const EXPERIENCE_LEVELS = ['none', 'beginner', 'intermediate', 'professional'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** Writes code anyway: doesn't start with the first line, and is offered tips later. */
export const isExperienced = (level: ExperienceLevel | null | undefined): boolean =>
  level === 'intermediate' || level === 'professional';

/** PostgreSQL can't store all control characters, and nobody can read halves of surrogate pairs. */
const UNREADABLE = /[\p{Control}\p{Surrogate}]/u;
const TWITTER_HANDLE = /^[A-Za-z0-9_]{1,15}$/;
const GITHUB_HANDLE = /^[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}$/;

/**
 * A text as it's stored: trimmed, null if nothing is left. Handles lose their @ or the address around them, and addresses
 * without a scheme get https.
 */
export function cleanProfileText(field: ProfileText, typed: string | null): string | null {
  const text = (typed ?? '').replaceAll('\r\n', '\n').trim();
  if (text === '') return null;
  switch (field) {
    case 'twitterHandle':
      return handleIn(text, /^(?:www\.|mobile\.)?(?:twitter|x)\.com\//i);
    case 'githubHandle':
      return handleIn(text, /^(?:www\.)?github\.com\//i);
    case 'websiteURL':
    case 'linkedinURL':
      return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    default:
      return text;
  }
}

const handleIn = (text: string, site: RegExp): string =>
  text
    .replace(/^https?:\/\//i, '')
    .replace(site, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');

/**
 * What's wrong with a text of a profile, as a text for its learner; undefined if nothing is.
 * @param text Cleaned.
 */
export function profileTextProblem(field: ProfileText, text: string | null): Text | undefined {
  if (text === null) return undefined;
  if (text.length > PROFILE_TEXTS[field]) return fieldText('field.shorten', { count: PROFILE_TEXTS[field] });
  if (UNREADABLE.test(field === 'bio' ? text.replaceAll('\n', '') : text))
    return fieldText('field.control-characters');
  if (hasHidden(text)) return fieldText('field.hidden-characters');
  switch (field) {
    case 'twitterHandle':
      if (TWITTER_HANDLE.test(text)) return undefined;
      return fieldText('profile.x');
    case 'githubHandle':
      if (GITHUB_HANDLE.test(text)) return undefined;
      return fieldText('profile.github');
    case 'websiteURL':
      return isWebAddress(text) ? undefined : fieldText('profile.website');
    case 'linkedinURL':
      if (isWebAddress(text, /(^|\.)linkedin\.com$/)) return undefined;
      return fieldText('profile.linkedin');
    default:
      return undefined;
  }
}

/** An address that's safe to link to: of the web, with a real host, and without a password in it. */
function isWebAddress(text: string, host: RegExp = /\./): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username + password === '' && host.test(hostname);
}

/** The same for a first or last name, trimmed. */
export function nameProblem(name: string): Text | undefined {
  if (name === '') return fieldText('field.empty');
  if (name.length > MAX_NAME_LENGTH) return fieldText('field.shorten', { count: MAX_NAME_LENGTH });
  if (UNREADABLE.test(name)) return fieldText('field.your-name-control-characters');
  if (hasHidden(name)) return fieldText('field.your-name-hidden-characters');
  return undefined;
}
