import type { SyntaxNode, Tree } from '@lezer/common';
import { GRAMMARS } from '@shared/source-checks';
import { type MakeMutants, type Mutant, mutantOf, plusOne } from './mutant';

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '//': '*',
  '%': '*',
  '**': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '//=': '*=',
  '%=': '*=',
  and: 'or',
  or: 'and',
  True: 'False',
  False: 'True',
};
const OPERATORS = ['CompareOp', 'ArithOp', 'UpdateOp', 'and', 'or', 'Boolean'];
const BRANCHES = ['IfStatement', 'TryStatement', 'ForStatement', 'WhileStatement'];

/** The opening quote of a text; texts of bytes are left alone. */
const OPENING = /^[rRuUfF]*("""|'''|"|')/;

/** A change of a node, as the text that replaces it or a part of it. */
type Change = { from: number; to: number; replacement: string };

/** Off-by-one, swapped operators, negated conditions, dropped branches and results, changed texts. */
export const pythonMutants: MakeMutants = (source, { isOutputJudged }) => {
  const mutants = new Map<string, Mutant>();
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const tree = GRAMMARS.python!.parser.parse(source);
  const usedNames = isOutputJudged ? undefined : namesInDefinitions(tree, textOf);
  tree.iterate({
    enter({ node }) {
      if (doesNothing(node) || (usedNames && isNotJudged(node, textOf, usedNames))) return false;
      for (const { from, to, replacement } of changesOf(node, textOf(node))) {
        const mutant = mutantOf(source, from, to, replacement);
        mutants.set(mutant.content, mutant);
      }
      return true;
    },
  });
  return [...mutants.values()];
};

/** Annotations and docstrings. */
const doesNothing = ({ name, firstChild }: SyntaxNode): boolean =>
  name === 'TypeDef' || (name === 'ExpressionStatement' && isText(firstChild));

/**
 * Where tests call functions, nobody sees a demonstration below the functions, or values that only it uses. The words of
 * an error are up to the learner.
 */
function isNotJudged(
  node: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
  usedNames: ReadonlySet<string>,
): boolean {
  const { name, parent, firstChild } = node;
  if (isText(node)) return isInRaise(node);
  if (parent?.name !== 'Script') return false;
  if (name === 'AssignStatement' && firstChild) return !usedNames.has(textOf(firstChild));
  return name === 'ExpressionStatement' || (DEMONSTRATIONS.includes(name) && prints(node, textOf));
}

/** `if __name__ == "__main__":`, or a loop that shows some results. */
const DEMONSTRATIONS = ['IfStatement', 'ForStatement', 'WhileStatement'];

function prints(node: SyntaxNode, textOf: (node: SyntaxNode) => string): boolean {
  let found = false;
  node.cursor().iterate(({ name, node: { firstChild } }) => {
    found ||= name === 'CallExpression' && firstChild !== null && textOf(firstChild) === 'print';
  });
  return found;
}

/** The variables that functions and classes use, without their own parameters. */
function namesInDefinitions(tree: Tree, textOf: (node: SyntaxNode) => string): Set<string> {
  const names = new Set<string>();
  for (const kind of ['FunctionDefinition', 'ClassDefinition', 'DecoratedStatement'])
    for (const definition of tree.topNode.getChildren(kind)) {
      const parameters = definition.getChild('ParamList')?.getChildren('VariableName').map(textOf) ?? [];
      definition.cursor().iterate(({ name, node }) => {
        if (name === 'VariableName' && !parameters.includes(textOf(node))) names.add(textOf(node));
      });
    }
  return names;
}

const isText = (node: SyntaxNode | null): boolean => node?.name.endsWith('String') ?? false;

function isInRaise(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.name === 'RaiseStatement') return true;
  return false;
}

function changesOf(node: SyntaxNode, text: string): Change[] {
  const { name, from, to } = node;
  const whole = (replacement: string): Change[] => [{ from, to, replacement }];
  if (name === 'Number' && /^\d+(\.\d+)?$/.test(text)) return whole(plusOne(text));
  if (OPERATORS.includes(name) && !isUnary(node))
    return SWAPPED[text] === undefined ? [] : whole(SWAPPED[text]);
  if (name === 'in' && node.parent?.name === 'BinaryExpression') return whole('not in');
  if (name === 'not' && node.parent?.name === 'UnaryExpression')
    return [{ from, to: node.nextSibling?.from ?? to, replacement: '' }];
  if (isText(node) && node.parent?.name !== 'ContinuedString') return changedText(from, text);
  if (name === 'ReturnStatement')
    return node.firstChild?.nextSibling && text !== 'return None' ? whole('return None') : [];
  if (name === 'BreakStatement') return whole('pass');
  if (isCondition(node, text)) return whole(`not (${text})`);
  if (name === 'Body' && BRANCHES.includes(node.parent?.name ?? '') && !/^:\s*(pass|\.\.\.)$/.test(text))
    return [{ from, to: from + text.trimEnd().length, replacement: ': pass' }];
  return [];
}

const isUnary = ({ parent }: SyntaxNode) => parent?.name === 'UnaryExpression';

function changedText(from: number, text: string): Change[] {
  const opening = OPENING.exec(text)?.[0].length;
  return opening === undefined ? [] : [{ from: from + opening, to: from + opening, replacement: '~' }];
}

/** What follows `if`, `elif` or `while`, unless a change of its only operator negates it already. */
function isCondition({ name, prevSibling, firstChild }: SyntaxNode, text: string): boolean {
  if (!['if', 'elif', 'while'].includes(prevSibling?.name ?? '') || name === 'Body') return false;
  if (name === 'Boolean' || (name === 'UnaryExpression' && text.startsWith('not'))) return false;
  return name !== 'BinaryExpression' || !NEGATED_BY_SWAP.test(textOfOperator(text, firstChild));
}

const NEGATED_BY_SWAP = /^\s*(==|!=|in)\s/;

const textOfOperator = (text: string, left: SyntaxNode | null) =>
  left ? text.slice(left.to - left.from) : text;
