import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { afterAll, expect, test } from 'vitest';
import { openJudge } from '../check/judge';
import { importTrack } from './import-track';
import { OTHER_TRACKS } from './testing/forge-tracks';
import { tryLessons } from './try-lessons';

/* Beside the attacks, because it needs every compiler. */
const judge = openJudge();
afterAll(() => judge.close());

test.each(Object.keys(OTHER_TRACKS))('%s: the example passes and the stub fails', async (language) => {
  using fixture = new ContentFixture(OTHER_TRACKS[language]);
  const track = importTrack(fixture.root);
  if (Array.isArray(track)) throw new Error(JSON.stringify(track));
  const { good, problems } = await tryLessons(track, judge);
  expect([...track.problems, ...problems]).toEqual([]);
  expect(good.map(({ slug }) => slug)).toEqual([`${language}-hot-bars`]);
});
