import type { SyntaxNode } from '@lezer/common';
import { GRAMMARS } from '@shared/source-checks';
import { type MakeMutants, type Mutant, type MutationOptions, mutantOf, plusOne } from './mutant';

/** What the syntax trees of the languages with braces call their parts. */
interface BraceLanguage {
  grammar: 'javascript' | 'go' | 'c';
  binary: readonly string[];
  strings: readonly string[];
  booleans: readonly string[];
  /** Bodies of branches and loops, and the statements that have them. */
  blocks: readonly string[];
  branches: readonly string[];
  /** What a `return` with a value becomes; undefined where the types rarely allow it. */
  dropResult?: string;
  /** What takes the place of a `break`. */
  nothing: string;
  /** Parts whose changes nobody sees: imports, types, the words of errors. */
  skipped: readonly string[];
  /** Whether a node is only for those who run the program by hand; asked where tests call functions. */
  isDemonstration(node: SyntaxNode, text: string): boolean;
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&&': '||',
  '||': '&&',
  '??': '||',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '%=': '*=',
};
const OPERATORS = ['CompareOp', 'ArithOp', 'LogicOp', 'UpdateOp'];

const JAVASCRIPT: BraceLanguage = {
  grammar: 'javascript',
  binary: ['BinaryExpression', 'AssignmentExpression'],
  strings: ['String', 'TemplateString'],
  booleans: ['BooleanLiteral'],
  blocks: ['Block'],
  branches: ['IfStatement', 'ForStatement', 'WhileStatement'],
  dropResult: 'return undefined',
  nothing: ';',
  skipped: [
    'ImportDeclaration',
    'TypeAnnotation',
    'TypeArgList',
    'TypeAliasDeclaration',
    'InterfaceDeclaration',
    'ThrowStatement',
  ],
  isDemonstration: ({ name, parent }) => name === 'ExpressionStatement' && parent?.name === 'Script',
};

const GO: BraceLanguage = {
  grammar: 'go',
  binary: ['BinaryExp', 'Assignment'],
  strings: ['String'],
  booleans: ['Bool'],
  blocks: ['Block'],
  branches: ['IfStatement', 'ForStatement'],
  nothing: '',
  skipped: ['PackageClause', 'ImportDecl'],
  isDemonstration: ({ name }, text) =>
    (name === 'FunctionDecl' && /^func\s+main\b/.test(text)) ||
    (name === 'CallExpr' && /^(errors\.New|fmt\.Errorf|panic)\b/.test(text)),
};

const C: BraceLanguage = {
  grammar: 'c',
  binary: ['BinaryExpression', 'AssignmentExpression'],
  strings: ['String'],
  booleans: ['True', 'False'],
  blocks: ['CompoundStatement'],
  branches: ['IfStatement', 'ForStatement', 'WhileStatement'],
  dropResult: 'return 0',
  nothing: ';',
  skipped: ['PreprocDirective', 'ArrayDeclarator'],
  isDemonstration: ({ name }, text) => name === 'FunctionDefinition' && /^\w+\s+main\b/.test(text),
};

export const javascriptMutants: MakeMutants = (source, options) => mutate(JAVASCRIPT, source, options);
export const goMutants: MakeMutants = (source, options) => mutate(GO, source, options);
export const cMutants: MakeMutants = (source, options) => mutate(C, source, options);

type Change = { from: number; to: number; replacement: string };

/** Off-by-one, swapped operators, negated conditions, dropped branches and results, changed texts. */
function mutate(language: BraceLanguage, source: string, { isOutputJudged }: MutationOptions): Mutant[] {
  const mutants = new Map<string, Mutant>();
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  GRAMMARS[language.grammar]!.parser.parse(source).iterate({
    enter({ node }) {
      if (language.skipped.includes(node.name)) return false;
      if (!isOutputJudged && language.isDemonstration(node, textOf(node))) return false;
      for (const { from, to, replacement } of changesOf(language, node, textOf(node))) {
        const mutant = mutantOf(source, from, to, replacement);
        mutants.set(mutant.content, mutant);
      }
      return true;
    },
  });
  return [...mutants.values()];
}

function changesOf(language: BraceLanguage, node: SyntaxNode, text: string): Change[] {
  const { name, from, to, parent } = node;
  const whole = (replacement: string): Change[] => [{ from, to, replacement }];
  if (name === 'Number') return /^\d+(\.\d+)?$/.test(text) ? whole(plusOne(text)) : [];
  if (OPERATORS.includes(name) && language.binary.includes(parent?.name ?? ''))
    return SWAPPED[text] === undefined ? [] : whole(SWAPPED[text]);
  if (name === 'LogicOp' && text === '!') return whole('');
  if (language.booleans.includes(name)) return whole(text === 'true' ? 'false' : 'true');
  if (language.strings.includes(name)) return [{ from: from + 1, to: from + 1, replacement: '~' }];
  if (name === 'ReturnStatement') return droppedResult(language, node, text);
  if (name === 'break') return whole(language.nothing);
  if (isCondition(node)) return negated(node, text);
  if (language.blocks.includes(name) && language.branches.includes(parent?.name ?? ''))
    return /^\{\s*\}$/.test(text) ? [] : whole('{}');
  return [];
}

function droppedResult({ dropResult }: BraceLanguage, { from, to, firstChild }: SyntaxNode, text: string) {
  const hasValue = firstChild?.nextSibling && firstChild.nextSibling.name !== ';';
  if (!dropResult || !hasValue || text.replace(/;$/, '') === dropResult) return [];
  return [{ from, to, replacement: dropResult + (text.endsWith(';') ? ';' : '') }];
}

/** What is between `if` or `while` and the body; without parentheses in Go. */
function isCondition({ name, prevSibling, nextSibling, parent }: SyntaxNode): boolean {
  if (name === 'ConditionClause') return true;
  if (!['IfStatement', 'WhileStatement'].includes(parent?.name ?? '')) return false;
  if (name === 'ParenthesizedExpression') return true;
  const isAfterIf = prevSibling?.name === 'if' || prevSibling?.name === ';';
  return isAfterIf && nextSibling?.name === 'Block' && parent?.name === 'IfStatement';
}

/** Unless a change of its only operator negates it already. */
function negated(node: SyntaxNode, text: string): Change[] {
  const { from, to, firstChild } = node;
  const inner = text.startsWith('(') ? text.slice(1, -1) : text;
  const outermost = firstChild?.name === '(' ? firstChild.nextSibling : firstChild;
  const operator = node.getChild('CompareOp') ?? outermost?.getChild('CompareOp');
  const swapNegates = operator && /^[!=]==?$/.test(text.slice(operator.from - from, operator.to - from));
  if (swapNegates || inner.trimStart().startsWith('!') || /^(true|false)$/.test(inner.trim())) return [];
  const replacement = `!(${inner})`;
  return [{ from, to, replacement: text.startsWith('(') ? `(${replacement})` : replacement }];
}
