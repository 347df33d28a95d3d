import { seededRandom } from '../../../rules/seeded-random';
import type { Language } from '../../../runner/languages';
import { replaceNames } from '../../../source-checks';
import type { InputSpec, RandomTests } from './inputs';
import { RANDOM_LANGUAGES, type RandomLanguage } from './languages';

/**
 * The calls to try, without repeats, the smallest first: so the first one that fails is the easiest to think about. The
 * same lesson always gets the same calls, so the same submission always gets the same verdict.
 */
export function randomCalls({ call, runs, inputs }: RandomTests, language: Language): string[] {
  const literals = RANDOM_LANGUAGES[language];
  if (!literals) return [];
  const random = seededRandom(JSON.stringify([call, inputs]));
  const calls = new Set<string>();
  // Small ranges run out of different values; a few more attempts than needed find nearly all of them.
  for (let attempt = 0; calls.size < runs && attempt < runs * 4; attempt++) {
    const scale = Math.min(1, attempt / Math.max(1, runs - 1));
    const make = new ValueMaker(random, literals, scale);
    const values = Object.entries(inputs).map(([name, spec]) => [name, make.value(spec)] as const);
    calls.add(replaceNames(language, call, Object.fromEntries(values)));
  }
  return [...calls].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Makes values as expressions; strings, lists and dictionaries are written as in JSON. `scale`: 0 makes the smallest ones, 1 uses the whole range. */
class ValueMaker {
  constructor(
    private readonly random: () => number,
    private readonly literals: RandomLanguage,
    private readonly scale: number,
  ) {}

  value(spec: InputSpec): string {
    if ('int' in spec) return String(this.whole(spec.int.min, spec.int.max));
    if ('float' in spec) {
      const unit = 10 ** spec.float.decimals;
      const value = this.whole(Math.ceil(spec.float.min * unit), Math.floor(spec.float.max * unit)) / unit;
      return Number.isInteger(value) ? value.toFixed(1) : String(value);
    }
    if ('bool' in spec) return this.literals.bool(this.random() < 0.5);
    if ('oneOf' in spec) return spec.oneOf[this.upTo(spec.oneOf.length - 1)]!;
    if ('string' in spec) {
      const letters = [...spec.string.alphabet];
      const length = this.size(spec.string.minLength, spec.string.maxLength);
      return JSON.stringify(Array.from({ length }, () => letters[this.upTo(letters.length - 1)]).join(''));
    }
    if ('list' in spec) {
      const length = this.size(spec.list.minLength, spec.list.maxLength);
      return `[${Array.from({ length }, () => this.value(spec.list.of)).join(', ')}]`;
    }
    const entries = new Map<string, string>();
    for (let count = this.size(0, spec.dict.maxSize); count > 0; count--)
      entries.set(this.value(spec.dict.keys), this.value(spec.dict.values));
    return `{${[...entries].map(([key, value]) => `${key}: ${value}`).join(', ')}}`;
  }

  /** From 0 to `max`, evenly. */
  private upTo(max: number): number {
    return Math.floor(this.random() * (max + 1));
  }

  private size(min: number, max: number): number {
    return min + this.upTo(Math.round((max - min) * this.scale));
  }

  /** Both ends of the range come up more often than by chance: that's where programs go wrong. */
  private whole(min: number, max: number): number {
    const draw = this.random();
    if (draw < 0.08) return min;
    if (draw > 0.92) return max;
    const center = Math.min(Math.max(0, min), max);
    const low = Math.ceil(center + (min - center) * this.scale);
    const high = Math.floor(center + (max - center) * this.scale);
    return low + this.upTo(high - low);
  }
}
