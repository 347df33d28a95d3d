/**
 * Whose tables a feature of the server reads in SQL of its own, beside those it owns: a change of such a table has readers
 * elsewhere. `npm run check` fails on a read that isn't declared here, on a declared one that isn't there, and on every
 * write to another feature's table.
 */
module.exports = {
  admin: ['chapters', 'courses', 'lesson_progress', 'lessons', 'submissions', 'users'],
  auth: ['users'],
  catalog: ['lesson_progress'],
  certificates: ['past_handles', 'users'],
  feedback: ['courses', 'lessons', 'reviews', 'spellbook_pages', 'users'],
  'game/achievements': [
    ...['course_completions', 'courses', 'feedback', 'league_members', 'lesson_progress', 'lessons'],
    ...['reviews', 'rewards', 'sharpshooter_sprees', 'streaks', 'users'],
  ],
  'game/bosses': [
    ...['active_days', 'leaderboard_entries', 'ledger_entries', 'lesson_progress', 'rewards'],
    ...['user_chests', 'users'],
  ],
  'game/leaderboards': [
    ...['ledger_entries', 'lesson_progress', 'report_states', 'review_votes', 'reviews', 'users'],
  ],
  'game/leagues': ['leaderboard_entries', 'ledger_entries', 'users'],
  'game/quests': ['ledger_entries', 'lesson_progress', 'submissions'],
  'game/recruits': ['lesson_progress'],
  'game/sharpshooter': ['submissions'],
  'lesson-insights': ['regrades', 'submissions', 'users'],
  notifications: ['sessions', 'users'],
  regrading: ['submissions'],
  reviews: ['lesson_progress', 'users'],
};
