import { expect, test } from 'vitest';
import { currentVersions } from './build-files';

test('cached files of an earlier build are found in this one by name', () => {
  const cached = ['/assets/Menu-aaaaaaaa.js', '/assets/LessonPage-b_b-bbbb.js', '/assets/gone-cccccccc.css'];
  const all = ['/assets/Menu-aaaaaaaa.js', '/assets/LessonPage-dddddddd.js', '/assets/new-eeeeeeee.js'];
  expect(currentVersions(cached, all)).toEqual(['/assets/LessonPage-dddddddd.js']);
});
