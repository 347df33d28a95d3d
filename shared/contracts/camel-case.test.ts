import { expect, test } from 'vitest';
import { ENDPOINTS, serverMessage } from '.';
import { type CamelCaseName, toCamelCase, toCamelCaseName } from './camel-case';
import { wireNames } from './testing/wire-names';

const NAMES = [...wireNames([...Object.values(ENDPOINTS).map(({ reply }) => reply), serverMessage])];

/** Compiles only if the type has the same name as the function. */
const typed = <Name extends string>(wire: Name, name: CamelCaseName<Name>) => [wire, name] as const;

test.each([
  typed('Title', 'title'),
  typed('UUID', 'uuid'),
  typed('LessonUUID', 'lessonUuid'),
  typed('RecommendedCourseUUIDs', 'recommendedCourseUuids'),
  typed('XP', 'xp'),
  typed('XPForLevel', 'xpForLevel'),
  typed('DiscordUserID', 'discordUserId'),
  typed('ProfileImageURL', 'profileImageUrl'),
  typed('StructuredErrCLI', 'structuredErrCli'),
  typed('OTP', 'otp'),
  typed('access_token', 'access_token'),
])('%s becomes %s', (wire, name) => {
  expect(toCamelCaseName(wire)).toBe(name);
});

test('every name of a reply or a socket message becomes plain camelCase, and no two become the same', () => {
  const names = NAMES.map(toCamelCaseName);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(NAMES.length);
});

test('names change at every depth, values never', () => {
  const reply = toCamelCase({ Title: 'IsComplete', Rows: [[{ XP: 1 }, null]], Tests: { NumHidden: 0 } });
  expect(reply).toEqual({ title: 'IsComplete', rows: [[{ xp: 1 }, null]], tests: { numHidden: 0 } });
  expect(reply.tests.numHidden).toBe(0);
});

test('keys that are data keep their names', () => {
  const request = {
    FullURL: '/',
    Headers: { 'X-Name': 'a' },
    BodyJSON: { Name: { ID: 1 } },
    BodyForm: { URL: 'x' },
  };
  expect(toCamelCase({ HTTPRequest: request })).toEqual({
    httpRequest: {
      fullUrl: '/',
      headers: { 'X-Name': 'a' },
      bodyJson: { Name: { ID: 1 } },
      bodyForm: { URL: 'x' },
    },
  });
});
