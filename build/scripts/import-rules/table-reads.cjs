/**
 * Whose tables a feature of the server reads in SQL of its own, beside those it owns: a change of such a table has readers
 * elsewhere. `npm run check` fails on a read that isn't declared here, on a declared one that isn't there, and on every
 * write to another feature's table.
 */
module.exports = {
  'operations/admin': ['chapters', 'courses', 'exercise_progress', 'lessons', 'submissions', 'users'],
  'people/auth': ['users'],
  'learning/catalog': ['exercise_progress'],
  'learning/certificates': ['past_handles', 'users'],
  'community/feedback': ['courses', 'lessons', 'reviews', 'spellbook_pages', 'users'],
  'game/achievements': [
    ...['course_completions', 'courses', 'feedback', 'league_members', 'exercise_progress', 'lessons'],
    ...['reviews', 'rewards', 'sharpshooter_sprees', 'streaks', 'users'],
  ],
  'game/bosses': [
    ...['active_days', 'leaderboard_entries', 'ledger_entries', 'exercise_progress', 'rewards'],
    ...['user_chests', 'users'],
  ],
  'community/leaderboards': [
    ...['ledger_entries', 'exercise_progress', 'report_states', 'review_votes', 'reviews', 'users'],
  ],
  'game/leagues': ['leaderboard_entries', 'ledger_entries', 'users'],
  'game/quests': ['ledger_entries', 'exercise_progress', 'submissions'],
  'community/recruits': ['exercise_progress'],
  'game/sharpshooter': ['submissions'],
  'authoring/lesson-insights': ['regrades', 'submissions', 'users'],
  'community/notifications': ['sessions', 'users'],
  'authoring/regrading': ['submissions'],
  'community/reviews': ['exercise_progress', 'users'],
};
