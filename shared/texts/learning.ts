/** Courses, lessons, answers to them, and what learners write about them. */
export const LEARNING_TEXTS = {
  'catalog.no-such-course': 'This course doesn’t exist.',
  'catalog.no-such-chapter': 'This chapter doesn’t exist.',
  'catalog.no-such-lesson': 'This lesson doesn’t exist.',
  'catalog.no-such-teacher': 'This teacher doesn’t exist.',
  'catalog.no-such-track': 'This track doesn’t exist.',
  'catalog.no-such-page': 'This page doesn’t exist.',
  'certificates.no-completion': 'Course completion not found',
  'certificates.invalid-request': 'Invalid request',
  'certificates.lookup-failed': 'Something terrible happened',
  'certificates.not-yours': 'This is somebody else’s certificate.',
  'certificates.valid':
    'This certificate is genuine. It was signed here, and not a single character has changed since.',
  'certificates.altered': 'This certificate was changed after it was signed. Don’t trust it.',
  'certificates.foreign': 'This certificate wasn’t signed here, so we can’t vouch for it.',
  'certificates.unreadable': 'This isn’t a certificate file. Choose the .json file of a certificate.',

  'lessons.no-solution-points': 'Only interview questions have solution points.',
  'lessons.sign-in-for-solution': 'Sign in to see the solution.',
  'lessons.no-terminal-lessons': 'There are no terminal lessons here yet. Have a look at the other courses!',
  'lessons.terminal-lessons-done': 'You’ve finished every terminal lesson. Nice work!',
  'lessons.not-for-terminals': '“{title}” isn’t a terminal lesson. Please do it in your browser.',
  'lessons.no-github-checks': 'This lesson has no checks on GitHub.',
  'lessons.cant-regrade':
    'A {type} lesson can’t be regraded: its answers can’t be judged from what is stored. Only programs and questions can.',
  'drafts.sign-in': 'Sign in to save your work to your account.',
  'drafts.too-large': 'This is larger than {count} KB, so it can’t be saved to your account.',
  'spellbook.no-such-page': 'This spellbook page does not exist.',
  'spellbook.locked': 'Solve the lesson “{title}” to unlock this page.',

  'submissions.sign-in': 'Sign in to submit.',
  'submissions.too-many':
    'Many of your submissions are still being judged. Please wait for them and try again.',
  'submissions.too-many-guests':
    'A lot of people are trying lessons right now. Please submit again in a few seconds.',
  'submissions.none': 'There is no such submission.',

  'placements.none': 'This course has no placement check.',
  'training.no-such-exercise': 'This exercise doesn’t exist.',
  'training.not-answered': 'This exercise hasn’t been answered yet, so there’s nothing to rate.',
  'training.solution-seen': 'You’ve seen the solution, so this exercise comes back soon.',
  'training.changed': 'This exercise has changed since you opened it. Please load your training again.',

  'reviews.former-learner': 'Former learner',
  'reviews.sign-in': 'Sign in to write a review.',
  'reviews.complete-a-lesson': 'Complete a lesson of this course first, then tell us what you think.',
  'reviews.stars-or-words': 'Please choose from 1 to 5 stars, or write a few words.',
  'reviews.stars-too': 'Please choose from 1 to 5 stars to go with your review.',
  'reviews.own': 'You can’t vote for your own review.',
  'reviews.gone': 'This review doesn’t exist anymore.',
  'reviews.changed': 'This review has changed in the meantime. Please look at it again.',

  'sql.no-query': 'Write a query first, such as SELECT * FROM courses;',
  'sql.one-at-a-time': 'Please run one query at a time.',
  'sql.cant-use':
    'You can’t use {verb} here: the course database is read-only. Nothing was run. Start with SELECT, or WITH … SELECT.',
  'sql.not-a-query':
    'This isn’t a query: the course database is read-only. Nothing was run. Start with SELECT, or WITH … SELECT.',
  'sql.value-too-long': 'This value is too long to display.',
  'sql.too-slow':
    'Stopped after {seconds} seconds: your query was still running. Does every JOIN have an ON?',
  'sql.out-of-memory': 'Your query ran out of memory. Try selecting fewer rows.',
  'sql.failed': 'Your query couldn’t be run.',
} as const;
