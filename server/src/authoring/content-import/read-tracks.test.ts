import { expect, test } from 'vitest';
import type { CourseContent, TrackContent } from './content';
import { inOrderOfTracks } from './read-tracks';

const course = (uuid: string) => ({ uuid }) as CourseContent;
const track = (...courseUuids: string[]) => ({ courseUuids }) as TrackContent;

test('courses are in the order of the tracks, and the others come last', () => {
  const courses = ['algorithms', 'go', 'python', 'sql', 'tour'].map(course);
  const ordered = inOrderOfTracks(courses, [track('python', 'sql'), track('go', 'python')]);
  expect(ordered.map(({ uuid }) => uuid)).toEqual(['python', 'sql', 'go', 'algorithms', 'tour']);
});
