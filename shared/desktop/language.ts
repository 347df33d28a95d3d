import { z } from 'zod';
import { LOCALES } from '../locales';
import type { DesktopCall } from './call';

/** A language of the product. */
export const languageCode = z.enum(LOCALES);

/** The language of the app. The web app knows it: it's chosen there. */
export const LANGUAGE_CALLS = {
  /** What the learner's system prefers, as BCP 47 tags, the most wanted first. Chromium's own list has the app's language alone. */
  'language:preferred': { input: z.void(), output: z.array(z.string()) },
  /** The web app is shown in this language, and the app's own menus and dialogs follow. */
  'language:show': { input: z.object({ code: languageCode }), output: z.void() },
} satisfies Record<string, DesktopCall>;
