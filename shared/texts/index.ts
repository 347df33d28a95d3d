import { ACCOUNT_TEXTS } from './accounts';
import { ADMIN_TEXTS } from './admin';
import { FIELD_TEXTS } from './fields';
import { GAME_TEXTS } from './game';
import { JUDGE_TEXTS } from './judge';
import { LABEL_TEXTS } from './labels';
import { LEARNING_TEXTS } from './learning';
import { LESSON_RESULT_TEXTS } from './lesson-results';
import { QUEST_TEXTS } from './quests';
import { RUN_TEXTS } from './runs';
import { SERVER_TEXTS } from './server';
import { textsOf } from './text';

/** Every text that the server and the judge make, in English. Their German is in the web app's catalog (docs/languages.md). */
export const TEXTS = {
  ...ACCOUNT_TEXTS,
  ...ADMIN_TEXTS,
  ...FIELD_TEXTS,
  ...GAME_TEXTS,
  ...JUDGE_TEXTS,
  ...LABEL_TEXTS,
  ...LEARNING_TEXTS,
  ...LESSON_RESULT_TEXTS,
  ...QUEST_TEXTS,
  ...RUN_TEXTS,
  ...SERVER_TEXTS,
} as const;

export type TextId = keyof typeof TEXTS;

export const text = textsOf(TEXTS);

export { readReference } from './reference';
export { asIs, Text } from './text';
