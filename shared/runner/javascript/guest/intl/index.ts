import type { Value } from '../builtins';
import * as safe from '../builtins';
import { formatNumber, formatOf } from './number-format';

/*
 * The part of Intl that exercises use; QuickJS has none. There's only English: as the standard says, it's what other
 * languages fall back to.
 */

const LOCALE = 'en-US';

/** Those of the requested languages that are here. */
function supportedLocalesOf(locales: Value = []): string[] {
  const asked = typeof locales === 'string' ? [locales] : locales;
  const found: string[] = [];
  for (let i = 0; i < asked.length; i += 1) {
    const tag = safe.toText(asked[i]);
    if (tag === 'en' || (tag[0] === 'e' && tag[1] === 'n' && tag[2] === '-')) safe.push(found, tag);
  }
  return found;
}

// Can be called without new, so it isn't a class.
const NumberFormat = function NumberFormat(this: unknown, _locales?: unknown, options?: Value): Value {
  const self: Value = new.target ? this : { __proto__: NumberFormat.prototype };
  const format = formatOf(options);
  const { style, currency, wholeDigits, least, most } = format;
  safe.hide(self, 'format', (value: unknown) => formatNumber(format, value));
  safe.hide(self, 'resolvedOptions', () => ({
    locale: LOCALE,
    numberingSystem: 'latn',
    style,
    ...(currency !== undefined && { currency }),
    minimumIntegerDigits: wholeDigits,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }));
  return self;
};

class PluralRules {
  readonly #isOrdinal: boolean;

  constructor(_locales?: unknown, options: Value = {}) {
    this.#isOrdinal = options.type === 'ordinal';
  }

  select(value: number): string {
    if (!this.#isOrdinal) return value === 1 ? 'one' : 'other';
    const [last, lastTwo] = [value % 10, value % 100];
    if (last === 1 && lastTwo !== 11) return 'one';
    if (last === 2 && lastTwo !== 12) return 'two';
    return last === 3 && lastTwo !== 13 ? 'few' : 'other';
  }

  resolvedOptions(): object {
    return { locale: LOCALE, type: this.#isOrdinal ? 'ordinal' : 'cardinal' };
  }
}

class ListFormat {
  readonly #word: string;

  constructor(_locales?: unknown, { type = 'conjunction' }: Value = {}) {
    this.#word = type === 'disjunction' ? 'or' : type === 'unit' ? '' : 'and';
  }

  format(list: Iterable<string>): string {
    const items = [...list];
    const last = items.length - 1;
    let text = items[0] ?? '';
    for (let i = 1; i <= last; i += 1) {
      const comma = last > 1 || !this.#word ? ',' : '';
      const word = i === last && this.#word ? ` ${this.#word}` : '';
      text += `${comma}${word} ${items[i]}`;
    }
    return text;
  }
}

/** There, so that its name can be looked up, as fake timers do. */
class DateTimeFormat {
  constructor() {
    throw new safe.TypeErrorClass('Intl.DateTimeFormat isn’t available here. Use the methods of Date.');
  }
}

const members: Record<string, Value> = { NumberFormat, PluralRules, ListFormat, DateTimeFormat };
for (const name of safe.keysOf(members)) {
  safe.hide(members, name, members[name]);
  safe.hide(members[name], 'supportedLocalesOf', supportedLocalesOf);
}
safe.hide(members, 'getCanonicalLocales', (locales: Value = []) =>
  typeof locales === 'string' ? [locales] : [...locales],
);
safe.hide(globalThis, 'Intl', members);

const { numberOf } = safe;
const bigOf = safe.bind(BigInt.prototype.valueOf);
safe.hide(
  Number.prototype,
  'toLocaleString',
  {
    toLocaleString(this: unknown, _locales?: unknown, options?: unknown) {
      return formatNumber(formatOf(options), numberOf(this));
    },
  }.toLocaleString,
);
safe.hide(
  BigInt.prototype,
  'toLocaleString',
  {
    toLocaleString(this: unknown, _locales?: unknown, options?: unknown) {
      return formatNumber(formatOf(options), bigOf(this));
    },
  }.toLocaleString,
);
