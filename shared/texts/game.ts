/** What learners can't have, buy or do in the game. */
export const GAME_TEXTS = {
  'game.need-gems':
    'You need {amount, plural, one {# gem} other {# gems}} for this, and you have {balance, number}.',
  'game.need-xp': 'You need {amount, number} XP for this, and you have {balance, number}.',
  'game.need-xp_potion':
    'You need {amount, plural, one {# XP potion} other {# XP potions}} for this, and you have {balance, number}.',
  'game.need-armor': 'You need {amount, number} armor for this, and you have {balance, number}.',
  'game.need-baked_salmon':
    'You need {amount, number} baked salmon for this, and you have {balance, number}.',
  'game.need-seer_stone':
    'You need {amount, plural, one {# seer stone} other {# seer stones}} for this, and you have {balance, number}.',
  'game.need-frozen_flame':
    'You need {amount, plural, one {# frozen flame} other {# frozen flames}} for this, and you have {balance, number}.',
  'game.need-ember':
    'You need {amount, plural, one {# ember} other {# embers}} for this, and you have {balance, number}.',
  'game.no-xp_potion': "You don't have any XP potions.",
  'game.no-armor': "You don't have any armor.",
  'game.no-baked_salmon': "You don't have any baked salmon.",
  'game.no-seer_stone': "You don't have any seer stones.",
  'game.no-frozen_flame': "You don't have any frozen flames.",
  'game.no-ember': "You don't have any embers.",
  'game.no-salmon-sold': 'Baked salmon isn’t sold at the moment: there’s no tutor it could be for.',

  'rewards.none': 'You don’t have this reward.',
  'quests.one-at-a-time': 'You already have a quest. Finish that one first.',
  'quests.one-a-day': 'You’ve already taken a quest today. New ones come tomorrow.',
  'quests.not-on-board': 'This quest isn’t on your board today.',
  'achievements.none': 'This achievement doesn’t exist.',
  'bosses.none': 'This boss doesn’t exist.',
  'notifications.none': 'This notification doesn’t exist.',
  'push.unsupported': 'This browser’s push service isn’t supported.',
  'streak.rest-from-tomorrow': 'Rest days start tomorrow at the earliest.',
  'streak.rest-days-ahead': 'You can set rest days up to {count} days ahead.',
  'streak.rest-days-a-week': 'Only {count} rest days fit in a week.',

  'recruits.self': "Can't recruit yourself",
  'recruits.unknown-handle': 'Nobody here is called {handle}. Handles are in the address of a profile.',
  'recruits.already': 'You’ve already said that {handle} recruited you.',
  'recruits.own-recruit': 'You recruited {handle}, so they can’t have recruited you.',
  'recruits.too-late': 'You can only say who recruited you in the first {count} days of your account.',
  'recruits.too-many-invitations':
    'You’ve invited {count} friends today. Share your link instead, or invite more tomorrow.',

  'discord.no-bot': 'No bot is set up on this server. Its host can set DISCORD_BOT_SECRET.',
  'discord.wrong-secret': 'Please send the bot’s secret as the bearer token.',
  'discord.not-linked': 'No learner has linked this Discord account.',
  'discord.id-taken': 'This id belongs to another reward.',
} as const;
