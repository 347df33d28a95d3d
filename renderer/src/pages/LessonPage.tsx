import { preloadPlayer } from '@web/features/lesson-player';

export { LessonScreen as LessonPage } from '@web/features/lesson-player';

// While the lesson itself is being asked for, its editor and its text renderer are on their way.
preloadPlayer();
