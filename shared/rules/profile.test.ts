import { expect, test } from 'vitest';
import { handleProblem, normalizeHandle } from './handles';
import { cleanProfileText, nameProblem, type ProfileText, profileTextProblem } from './profile';

test.each<[ProfileText, string, string | null]>([
  ['bio', '  One line\r\nand another  ', 'One line\nand another'],
  ['bio', '   ', null],
  ['jobTitle', '', null],
  ['twitterHandle', '@ada', 'ada'],
  ['twitterHandle', 'https://x.com/ada?s=21', 'ada'],
  ['twitterHandle', 'www.twitter.com/ada/', 'ada'],
  ['githubHandle', 'https://github.com/ada', 'ada'],
  ['websiteURL', 'example.com', 'https://example.com'],
  ['websiteURL', 'http://example.com/a', 'http://example.com/a'],
  ['linkedinURL', 'linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
])('%s: %j is stored as %j', (field, typed, stored) => {
  const text = cleanProfileText(field, typed);
  expect(text).toBe(stored);
  expect(profileTextProblem(field, text)).toBeUndefined();
});

const WEB_ADDRESS = 'Please enter a web address, such as https://example.com.';
const LINKEDIN = 'Please enter the address of a LinkedIn page, such as https://www.linkedin.com/in/ada.';

test.each<[ProfileText, string, string]>([
  ['bio', 'x'.repeat(501), 'Please shorten this to 500 characters.'],
  ['location', 'x'.repeat(81), 'Please shorten this to 80 characters.'],
  ['jobTitle', 'Smith\u0000', 'Please remove the control characters from this text.'],
  ['location', 'One\nTwo', 'Please remove the control characters from this text.'],
  ['bio', 'I build\u202e sgniht', 'Please remove the hidden characters from this text.'],
  ['twitterHandle', 'ada lovelace', 'Please enter an X handle: up to 15 letters, digits and underscores.'],
  [
    'twitterHandle',
    'sixteencharacter',
    'Please enter an X handle: up to 15 letters, digits and underscores.',
  ],
  ['githubHandle', 'ada--lovelace', 'Please enter a GitHub username: letters, digits and single dashes.'],
  ['websiteURL', 'javascript:alert(1)', WEB_ADDRESS],
  ['websiteURL', 'https://ada:secret@example.com', WEB_ADDRESS],
  ['websiteURL', 'nonsense', WEB_ADDRESS],
  ['websiteURL', 'https://exa mple.com', WEB_ADDRESS],
  ['linkedinURL', 'https://linkedin.com.example.org/in/ada', LINKEDIN],
  ['linkedinURL', 'https://example.org/linkedin.com', LINKEDIN],
])('%s: %j is refused', (field, typed, problem) => {
  expect(profileTextProblem(field, cleanProfileText(field, typed))?.english).toBe(problem);
});

test.each([
  ['Ada', undefined],
  ['', 'Please fill in all fields'],
  ['x'.repeat(81), 'Please shorten this to 80 characters.'],
  ['A\tda', 'Please enter your name without control characters.'],
  ['Ada\u202e', 'Please enter your name without hidden characters.'],
  ['علی\u200cرضا', undefined],
])('the name %j', (name, problem) => {
  expect(nameProblem(name)?.english).toBe(problem);
});

const DASHES = 'Please put dashes only between letters and digits, one at a time.';

test.each([
  [' @Ada-Lovelace ', undefined],
  ['a1b', undefined],
  ['', 'Please enter a handle.'],
  ['ad', 'Please choose a handle of 3 to 30 characters.'],
  ['a'.repeat(31), 'Please choose a handle of 3 to 30 characters.'],
  ['ada_lovelace', 'Please use only letters a to z, digits and dashes.'],
  ['zoë', 'Please use only letters a to z, digits and dashes.'],
  ['-ada', DASHES],
  ['ada-', DASHES],
  ['ada--lovelace', DASHES],
  ['Admin', 'Please choose another handle: this one is reserved.'],
])('the handle %j', (typed, problem) => {
  expect(handleProblem(normalizeHandle(typed))?.english).toBe(problem);
});
