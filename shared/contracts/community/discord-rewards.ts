import { z } from 'zod';
import { ITEM_KINDS, isOffered } from '../../rules/items';
import { fieldMessage } from '../../texts/fields';
import { endpoint } from '../endpoint';
import { plainText } from '../plain-text';

export const MAX_DISCORD_REWARD = 100;
const MAX_TEXT = 500;

/** What a bot can give. */
export const DISCORD_REWARD_TYPES = ['gems', ...ITEM_KINDS.filter((kind) => isOffered(kind))] as const;

export const sendDiscordReward = endpoint({
  method: 'POST',
  path: '/discord/rewards',
  auth: 'none',
  area: 'rewards',
  summary: 'A bot gives a learner gems or items: with its own secret as the bearer token, once for each id.',
  body: z.object({
    id: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII')
      .describe('The bot’s own.'),
    discordUserID: z.string().regex(/^\d{1,64}$/, 'must be the id of a Discord account'),
    rewardType: z.enum(DISCORD_REWARD_TYPES),
    amount: z.number().int().min(1).max(MAX_DISCORD_REWARD),
    text: plainText(MAX_TEXT, fieldMessage('field.long-reward-text', { max: MAX_TEXT })).min(
      1,
      fieldMessage('field.few-words'),
    ),
  }),
  reply: z.strictObject({
    IsNew: z.boolean().describe('False if this id was paid before; then nothing is paid again.'),
  }),
  errors: [401, 404, 409, 429, 503],
});
