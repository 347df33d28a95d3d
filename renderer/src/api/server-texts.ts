import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatNumber, i18n } from '@web/i18n';

/** What the server, and the rules shared with it, tell learners. A `{name}` is any text. Others are shown as they are. */
const TEXTS: readonly MessageDescriptor[] = [
  // Sessions and signing in
  msg`You're not logged in`,
  msg`Login has expired`,
  msg`Your session has ended. Please sign in again.`,
  msg`Your session has expired. Please sign in again.`,
  msg`To keep your account safe, this session was ended. Please sign in again.`,
  msg`This session was just refreshed by another window. Please try again.`,
  msg`This sign-in link or code is wrong, expired, or already used. Please request a new one.`,
  msg`There’s no account with this email yet.`,
  msg`An account with this email already exists. Sign in instead.`,
  msg`You’re already signed out on this device.`,
  msg`This request came from another site. Please use the app itself.`,
  msg`We’ve already sent you several sign-in links. Please check your email, or try again in 1 minute.`,
  msg({
    message:
      'We’ve already sent you several sign-in links. Please check your email, or try again in {count} minutes.',
  }),
  msg`That’s a lot of links. Please try again in 1 minute.`,
  msg({ message: 'That’s a lot of links. Please try again in {count} minutes.' }),
  msg`Another account has this email address.`,
  msg`That’s already your email address.`,
  msg`This link is wrong, expired, or already used. Ask for a new one in your settings.`,
  msg`This link isn’t valid. Please copy all of it from the email.`,
  msg`We couldn’t sign you in with this passkey. Try again, or use your email.`,
  msg`The passkey couldn’t be added. Please try again.`,
  msg`This passkey is already in use.`,
  msg`You don’t have this passkey any more.`,
  msg({ message: 'You already have {max} passkeys. Remove one first.' }),
  msg`Passkeys need https. The host of this server can set PUBLIC_URL to an https address.`,

  msg`This exercise has changed since you opened it. Please load your training again.`,
  msg`There's no mailbox here`,
  msg({
    message:
      'The mailbox is closed, because a request came with {sign}, so others may reach this server. Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the server. Until then, sign-in links are printed in its terminal.',
  }),
  msg({
    message:
      'The mailbox is closed, because this server listens on {address} (HOST), where other computers can reach it. Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the server. Until then, sign-in links are printed in its terminal.',
  }),
  msg({
    message:
      "The mailbox is closed, because this server's address is {address} (PUBLIC_URL). Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the server. Until then, sign-in links are printed in its terminal.",
  }),
  msg({
    message:
      'The mailbox is closed, because this server is behind a proxy (TRUST_PROXY). Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the server. Until then, sign-in links are printed in its terminal.',
  }),

  // Google, GitHub and Discord
  msg`Github Login Error`,
  msg`Github couldn't authenticate, please try again`,
  msg`Google couldn’t confirm who you are. Reload the page, then try again.`,
  msg`Discord couldn’t confirm who you are. Please try again from the settings.`,
  msg({ message: '{provider} isn’t answering right now. Please try again in a minute.' }),
  msg({
    message: '{provider} hasn’t verified your email address yet. Verify it there, or sign in by email here.',
  }),
  msg({
    message: 'Your account here is linked to another {provider} account. Sign in with that one, or by email.',
  }),
  msg({
    message:
      'The {provider} account {name} is already linked to another account here. Unlink it there first.',
  }),
  msg`GitHub no longer gives us access to your account. Please link it again.`,
  msg`Your GitHub account isn’t linked. Link it, then try again.`,
  msg({ message: 'This server isn’t connected to {provider} yet. Its host can set {settings}.' }),

  // Names, handles and profiles
  msg`Please fill in all fields`,
  msg`Please enter a valid email`,
  msg`Please enter a name.`,
  msg`Please enter your name without control characters.`,
  msg`Please enter a name without control characters.`,
  msg`Please enter your name without hidden characters.`,
  msg`Please enter a name without hidden characters.`,
  msg`Please remove the hidden characters from this text.`,
  msg`Please remove the control characters from this text.`,
  msg({ message: 'Please shorten this to {count} characters.' }),
  msg`Please enter a handle.`,
  msg`Please enter a handle, such as ada-lovelace.`,
  msg({ message: 'Please choose a handle of {min} to {max} characters.' }),
  msg`Please use only letters a to z, digits and dashes.`,
  msg`Please put dashes only between letters and digits, one at a time.`,
  msg`Please choose another handle: this one is reserved.`,
  msg`This handle is taken. Please choose another one.`,
  msg({
    message: 'You’ve changed your handle {count} times in the last {days} days. Please wait a little.',
  }),
  msg`Please enter an X handle: up to 15 letters, digits and underscores.`,
  msg`Please enter a GitHub username: letters, digits and single dashes.`,
  msg`Please enter a web address, such as https://example.com.`,
  msg`Please enter the address of a LinkedIn page, such as https://www.linkedin.com/in/ada.`,
  msg`Please choose one of the levels.`,
  msg`Please choose a file.`,
  msg`Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.`,
  msg({ message: 'Please choose a smaller image: at most {count} megapixels.' }),
  msg({ message: 'Please choose a smaller file: at most {count} MB.' }),
  msg`This profile is private.`,
  msg`This learner keeps their activity private.`,
  msg`This account doesn’t exist.`,
  msg`This profile image doesn’t exist.`,
  msg`There’s no learner with this name.`,
  msg({ message: 'Nobody here is called {handle}. Handles are in the address of a profile.' }),

  // Lessons, submissions and courses
  msg`Sign in to submit.`,
  msg`Sign in to see the solution.`,
  msg`Sign in to save your work to your account.`,
  msg`Many of your submissions are still being judged. Please wait for them and try again.`,
  msg`A lot of people are trying lessons right now. Please submit again in a few seconds.`,
  msg`There is no such submission.`,
  msg`There is no file to run. Add a file and try again.`,
  msg`The input is larger than 1 MB. Please shorten it.`,
  msg({ message: 'Two files are named "{name}". Rename one of them.' }),
  msg({ message: 'This is larger than {count} KB, so it can’t be saved to your account.' }),
  msg({ message: '“{title}” isn’t a terminal lesson. Please do it in your browser.' }),
  msg`This lesson has no checks on GitHub.`,
  msg`This lesson doesn’t exist.`,
  msg`This chapter doesn’t exist.`,
  msg`This course doesn’t exist.`,
  msg`This track doesn’t exist.`,
  msg`This teacher doesn’t exist.`,
  msg`This page doesn’t exist.`,
  msg`This exercise doesn’t exist.`,
  msg`This exercise hasn’t been answered yet, so there’s nothing to rate.`,
  msg`You’ve seen the solution, so this exercise comes back soon.`,
  msg`This spellbook page does not exist.`,
  msg({ message: 'Solve the lesson “{title}” to unlock this page.' }),
  msg`Course completion not found`,
  msg`This is somebody else’s certificate.`,
  msg`Please write a few words first.`,
  msg`There is no such file.`,

  // Reviews
  msg`Sign in to write a review.`,
  msg`Complete a lesson of this course first, then tell us what you think.`,
  msg`Please choose from 1 to 5 stars, or write a few words.`,
  msg`Please choose from 1 to 5 stars to go with your review.`,
  msg`You can’t vote for your own review.`,
  msg`This review doesn’t exist anymore.`,

  // The game
  msg({ message: 'You need {price} gems for this, and you have {balance}.' }),
  msg`Baked salmon isn’t sold at the moment: there’s no tutor it could be for.`,
  msg`You don't have any XP potions.`,
  msg`You don't have any armor.`,
  msg`You don't have any baked salmon.`,
  msg`You don't have any seer stones.`,
  msg`You don't have any frozen flames.`,
  msg`You don't have any embers.`,
  msg`You have already claimed your reward!`,
  msg`You don’t have this reward.`,
  msg`You already have a quest. Finish that one first.`,
  msg`You’ve already taken a quest today. New ones come tomorrow.`,
  msg`This quest isn’t on your board today.`,
  msg`This achievement doesn’t exist.`,
  msg`This boss doesn’t exist.`,
  msg`This notification doesn’t exist.`,
  msg`Rest days start tomorrow at the earliest.`,
  msg({ message: 'You can set rest days up to {count} days ahead.' }),
  msg({ message: 'Only {count} rest days fit in a week.' }),
  msg`Please choose two different times for quiet hours.`,
  msg`This browser’s push service isn’t supported.`,

  // Recruits
  msg`Can't recruit yourself`,
  msg({ message: 'You’ve already said that {handle} recruited you.' }),
  msg({ message: 'You recruited {handle}, so they can’t have recruited you.' }),
  msg({ message: 'You can only say who recruited you in the first {count} days of your account.' }),
  msg({
    message: 'You’ve invited {count} friends today. Share your link instead, or invite more tomorrow.',
  }),

  // The server
  msg`Unknown error occurred`,
  msg`Something terrible happened`,
  msg`Internal server error`,
  msg`Invalid request`,
  msg`Not Found`,
  msg`The forge had a hiccup. It was not your fault: please try again.`,
  msg`You don't have access to this.`,
  msg`Only admins can do this.`,
  msg`Too many requests. Please try again in 1 second.`,
  msg({ message: 'Too many requests. Please try again in {count} seconds.' }),
  msg`Too many requests. Please try again in 1 minute.`,
  msg({ message: 'Too many requests. Please try again in {count} minutes.' }),
  msg`The server is starting. Please try again in a moment.`,
  msg`This server’s disk is full, so nothing can be saved right now. Please tell an admin, and try again later.`,
  msg`The server is very busy right now. Please try again in a moment.`,
  msg`The server is restarting. Please try again in a moment.`,
  msg`The request is too large: at most 2 MB.`,
  msg`The request was cut off. Please send it again.`,
  msg`The request took too long to arrive. Please send it again.`,
];

type Token = string | readonly [name: string];

/** A message as the build has compiled it: its text, with names in place of values. */
const tokensOf = ({ message }: MessageDescriptor) => message as unknown as readonly Token[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a message's text with any values in it, which become its groups. */
const patternOf = (tokens: readonly Token[]) =>
  new RegExp(
    `^${tokens.map((token) => (typeof token === 'string' ? escaped(token) : `(?<${token[0]}>.+)`)).join('')}$`,
    's',
  );

const isPlain = (text: MessageDescriptor) => tokensOf(text).length === 1;

const PLAIN = new Map(TEXTS.filter(isPlain).map((text) => [tokensOf(text)[0], text]));
const PATTERNS = TEXTS.filter((text) => !isPlain(text)).map((text) => ({
  text,
  pattern: patternOf(tokensOf(text)),
}));

/** Numbers come with their thousands grouped as in English. */
const mapValues = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d{1,3}(,\d{3})+$/.test(value) ? formatNumber(Number(value.replaceAll(',', ''))) : value,
    ]),
  );

/** A text of the server, or of a rule shared with it, in the reader's language; the text itself if it isn't known. */
export function serverText(english: string): string {
  const plain = PLAIN.get(english);
  if (plain) return i18n._(plain);
  for (const { text, pattern } of PATTERNS) {
    const values = pattern.exec(english)?.groups;
    if (values) return i18n._({ ...text, values: mapValues(values) });
  }
  return english;
}
