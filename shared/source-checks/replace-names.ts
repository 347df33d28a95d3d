import type { Language } from '../runner/languages';
import { GRAMMARS } from './grammar';

/** An expression with some of its variables replaced by other expressions. Strings, attributes and keywords stay. */
export function replaceNames(
  language: Language,
  expression: string,
  values: Readonly<Record<string, string>>,
): string {
  let result = '';
  let end = 0;
  GRAMMARS[language]?.parser.parse(expression).iterate({
    enter({ name, from, to, node }) {
      // In `f(text=1)` the name is that of a parameter.
      const isVariable = name === 'VariableName' && node.nextSibling?.name !== 'AssignOp';
      const value = isVariable ? values[expression.slice(from, to)] : undefined;
      if (value === undefined) return;
      result += expression.slice(end, from) + value;
      end = to;
    },
  });
  return result + expression.slice(end);
}
