import { type Inserted, isInserted, type Values } from './reference';

/** A message in English, in the part of ICU's syntax that's read here. */
export type English = string;

/**
 * `{name}`, `{name, number}`, `{name, date, long}` and `{name, plural, one {# gem} other {# gems}}`. Braces in quotes are
 * braces, and two quotes are one.
 */
const PLACEHOLDER =
  /'([{}]+|)'|\{(\w+)(?:, (number|date, long|plural, one \{([^}]*)\} other \{([^}]*)\}))?\}/g;

const NUMBER = new Intl.NumberFormat('en-US');
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Other languages are Lingui's, in the web app; the server and the code runners need no more than this. */
export const inEnglish = (message: English, values: Values): string =>
  message.replaceAll(
    PLACEHOLDER,
    (_, braces?: string, name?: string, format?: string, ...forms: string[]) => {
      if (name === undefined) return braces || "'";
      const value = values[name] ?? '';
      if (isInserted(value)) return value.english;
      if (format === 'number') return NUMBER.format(Number(value));
      if (format === 'date, long') return DATE.format(new Date(value));
      if (format === undefined) return String(value);
      return forms[Number(value) === 1 ? 0 : 1]!.replace('#', NUMBER.format(Number(value)));
    },
  );

/** The values that a message needs, by the types of their placeholders. */
export type ValuesOf<Message extends English> = {
  [Name in Placeholders<Message>[0]]: Extract<Placeholders<Message>, [Name, unknown]>[1];
};

/** Every `{` starts a placeholder, except those of plural forms. */
type Placeholders<Message extends English> = Message extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, plural, one {${string}} other {${string}}}${infer After}`
    ? Name extends `${string}}${string}`
      ? PlaceholderOf<Rest> | Placeholders<Rest>
      : [Name, number] | Placeholders<After>
    : PlaceholderOf<Rest> | Placeholders<Rest>
  : never;

type PlaceholderOf<Rest extends string> = Rest extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name}, ${infer Format}`
    ? [Name, Format extends `date${string}` ? Date : number]
    : [Inner, string | number | Inserted]
  : never;
