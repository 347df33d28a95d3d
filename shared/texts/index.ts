import { ACCOUNT_TEXTS } from './accounts';
import { ADMIN_TEXTS } from './admin';
import { FIELD_TEXTS } from './fields';
import { GAME_TEXTS } from './game';
import { LEARNING_TEXTS } from './learning';
import { RUN_TEXTS } from './runs';
import { SERVER_TEXTS } from './server';
import { textsOf } from './text';

/** Every text that the API's errors can have, in English. Their German is in the web app's catalog (docs/languages.md). */
export const TEXTS = {
  ...ACCOUNT_TEXTS,
  ...ADMIN_TEXTS,
  ...FIELD_TEXTS,
  ...GAME_TEXTS,
  ...LEARNING_TEXTS,
  ...RUN_TEXTS,
  ...SERVER_TEXTS,
} as const;

export type TextId = keyof typeof TEXTS;

export const text = textsOf(TEXTS);

export { asIs, readReference, Text } from './text';
