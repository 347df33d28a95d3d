/** Words that the API writes in capitals. `ID` comes after `UUID`, which contains it. */
const ACRONYMS = ['UUID', 'HTTP', 'JSON', 'URL', 'CLI', 'OTP', 'XP', 'GT', 'ID'] as const;
const ACRONYM = new RegExp(ACRONYMS.join('|'), 'g');

/** The first word of `Words` that occurs in `Name` is replaced until there is none left. */
type WithoutAcronyms<
  Name extends string,
  Words extends readonly string[] = typeof ACRONYMS,
> = Words extends readonly [infer Word extends string, ...infer Rest extends readonly string[]]
  ? Name extends `${infer Head}${Word}${infer Tail}`
    ? WithoutAcronyms<`${Head}${Capitalize<Lowercase<Word>>}${Tail}`, Words>
    : WithoutAcronyms<Name, Rest>
  : Name;

/** `LessonUUID` becomes `lessonUuid`, `XPForLevel` becomes `xpForLevel`; `access_token` stays. */
export type CamelCaseName<Name> = Name extends string
  ? Name extends Capitalize<Name>
    ? Uncapitalize<WithoutAcronyms<Name>>
    : Name
  : Name;

/** JSON of the API with the app's names, at every depth. */
export type CamelCase<Value> = Value extends readonly (infer Item)[]
  ? CamelCase<Item>[]
  : Value extends object
    ? { [Name in keyof Value as CamelCaseName<Name>]: CamelCase<Value[Name]> }
    : Value;

/** See `CamelCaseName`. */
export function toCamelCaseName(name: string): string {
  if (!/^[A-Z]/.test(name)) return name;
  const words = name.replaceAll(ACRONYM, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Objects of a lesson for terminals whose keys are data: an author's headers and bodies. */
const HOLDS_DATA = new Set(['Headers', 'BodyJSON', 'BodyForm']);

/** A copy of JSON with every key passed through `rename`. Values stay as they are. */
export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      rename(name),
      HOLDS_DATA.has(name) ? inner : renameKeys(inner, rename),
    ]),
  );
}

/** Converts a reply or a socket message of the API to the app's names. */
export function toCamelCase<Value>(value: Value): CamelCase<Value> {
  return renameKeys(value, toCamelCaseName) as CamelCase<Value>;
}
