import type { SyntaxNode } from '@lezer/common';
import type { Language, SourceFile } from '../runner/runner';
import { GRAMMARS } from './grammar';

/** How a language assigns a name at the top level of a program. */
interface Assignments {
  /** Statements that assign, or that contain one that does. */
  statements: readonly string[];
  name: readonly string[];
  operator: string;
  /** What may be between name and operator. */
  type: string;
}

const javascript: Assignments = {
  statements: ['VariableDeclaration', 'ExportDeclaration', 'ExpressionStatement', 'AssignmentExpression'],
  name: ['VariableDefinition', 'VariableName'],
  operator: 'Equals',
  type: 'TypeAnnotation',
};
const ASSIGNMENTS: Partial<Record<Language, Assignments>> = {
  python: { statements: ['AssignStatement'], name: ['VariableName'], operator: 'AssignOp', type: 'TypeDef' },
  javascript,
  typescript: javascript,
};

/** Whether values of a program in this language can be replaced. */
export const canReplaceValues = (language: Language): boolean => ASSIGNMENTS[language] !== undefined;

/**
 * The program with other values for some of its names: each is replaced in the first top-level assignment to it, in the
 * first file that has one. `missing` are the names that no file assigns.
 */
export function replaceValues(
  language: Language,
  files: readonly SourceFile[],
  values: Readonly<Record<string, string>>,
): { files: SourceFile[]; missing: string[] } {
  const replaced = files.map((file) => ({ ...file }));
  const missing = Object.entries(values)
    .filter(([name, value]) => {
      for (const file of replaced) {
        const range = assignedValue(language, file.content, name);
        if (!range) continue;
        file.content = file.content.slice(0, range.from) + value + file.content.slice(range.to);
        return false;
      }
      return true;
    })
    .map(([name]) => name);
  return { files: replaced, missing };
}

/** Where the value of the first top-level assignment to `name` is. */
function assignedValue(
  language: Language,
  text: string,
  name: string,
): { from: number; to: number } | undefined {
  const grammar = GRAMMARS[language];
  const syntax = ASSIGNMENTS[language];
  if (!grammar || !syntax) return undefined;
  const find = (parent: SyntaxNode): { from: number; to: number } | undefined => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (syntax.name.includes(node.name) && text.slice(node.from, node.to) === name) {
        const range = valueAfter(node, syntax);
        if (range) return range;
      }
      const inside = syntax.statements.includes(node.name) ? find(node) : undefined;
      if (inside) return inside;
    }
    return undefined;
  };
  return find(grammar.parser.parse(text).topNode);
}

/** In Python `a = 1, 2` the value has several nodes; in JavaScript `let a = 1, b = 2` a comma ends it. */
function valueAfter(
  name: SyntaxNode,
  { operator, type }: Assignments,
): { from: number; to: number } | undefined {
  let next = name.nextSibling;
  if (next?.name === type) next = next.nextSibling;
  if (next?.name !== operator || !next.nextSibling) return undefined;
  const value = next.nextSibling;
  const last = name.parent?.name === 'AssignStatement' ? name.parent.lastChild : value;
  // `a = b = 1` gives both names the value.
  return last && last.prevSibling?.name === operator
    ? { from: last.from, to: last.to }
    : { from: value.from, to: (last ?? value).to };
}
