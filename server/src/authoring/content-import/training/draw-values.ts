import type { TrainingFile } from '@shared/content/training-file';
import { seededRandom } from '@shared/rules/seeded-random';
import { evaluate, type Value, type Values } from './evaluate';

/** Enough to find nearly all combinations of a few parameters. */
const DRAWS_PER_VARIANT = 100;

/**
 * Draws as many different sets of values as there are variants, or all that there are. The seed makes them the same
 * everywhere.
 * @throws RangeError from an expression.
 */
export function drawValues(
  { count, parameters, computed = {} }: Pick<TrainingFile, 'count' | 'parameters' | 'computed'>,
  seed: string,
): Values[] {
  const random = seededRandom(seed);
  const pick = (numbers: number) => Math.floor(random() * numbers);
  const drawn = new Map<string, Values>();
  for (let draw = 0; draw < count * DRAWS_PER_VARIANT && drawn.size < count; draw++) {
    const values: Record<string, Value> = {};
    for (const [name, spec] of Object.entries(parameters))
      values[name] = Array.isArray(spec)
        ? spec[pick(spec.length)]!
        : spec.from + pick(spec.to - spec.from + 1);
    const key = JSON.stringify(values);
    if (drawn.has(key)) continue;
    for (const [name, expression] of Object.entries(computed)) values[name] = evaluate(expression, values);
    drawn.set(key, values);
  }
  return [...drawn.values()];
}

/** A copy with `{{name}}` replaced in every text. Other names in braces stay: they can be code. */
export function filledIn<Template>(template: Template, values: Values): Template {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(/\{\{([a-z][a-z0-9_]*)\}\}/g, (text, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : text,
      );
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
  };
  return fill(template) as Template;
}
