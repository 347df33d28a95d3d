import { parentPort } from 'node:worker_threads';
import { lessonTypes } from '@shared/lesson-types';
import { type LessonPlace, readLessonAlone } from './remembered-lesson';

/** A thread that reads lessons, as many at a time as it's asked for. */
parentPort?.on('message', ({ root, places }: { root: string; places: LessonPlace[] }) => {
  parentPort?.postMessage(places.map((place) => readLessonAlone(root, place, lessonTypes)));
});
