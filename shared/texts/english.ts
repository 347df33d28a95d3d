/** A message in English, in the part of ICU's syntax that's read here. */
export type English = string;
export type Value = string | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** `{name}`, `{name, number}`, `{name, date, long}` and `{name, plural, one {# gem} other {# gems}}`. */
const PLACEHOLDER = /\{(\w+)(?:, (number|date, long|plural, one \{([^}]*)\} other \{([^}]*)\}))?\}/g;

const NUMBER = new Intl.NumberFormat('en-US');
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Other languages are Lingui's, in the web app; the server and the code runners need no more than this. */
export const inEnglish = (message: English, values: Values): string =>
  message.replaceAll(PLACEHOLDER, (_, name: string, format?: string, one?: string, other?: string) => {
    const value = values[name] ?? '';
    if (format === 'number') return NUMBER.format(Number(value));
    if (format === 'date, long') return DATE.format(new Date(value));
    if (format === undefined) return String(value);
    return (Number(value) === 1 ? one! : other!).replace('#', NUMBER.format(Number(value)));
  });

/** The values that a message needs, by the types of their placeholders. */
export type ValuesOf<Message extends English> = {
  [Name in Placeholders<Message>[0]]: Extract<Placeholders<Message>, [Name, unknown]>[1];
};

/** Every `{` starts a placeholder, except those of plural forms, which start with a `#`. */
type Placeholders<Message extends English> = Message extends `${string}{${infer Rest}`
  ? PlaceholderOf<Rest> | Placeholders<Rest>
  : never;

type PlaceholderOf<Rest extends string> = Rest extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name}, ${infer Format}`
    ? [Name, Format extends `date${string}` ? Date : number]
    : Inner extends `#${string}`
      ? never
      : [Inner, string | number]
  : never;
