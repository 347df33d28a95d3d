import type { SyntaxNode, Tree } from '@lezer/common';
import type { Language, SourceFile } from '../runner/runner';
import { type Construct, GRAMMARS, type Grammar, isNode } from './grammar';
import type { SourceCheck } from './source-check';

/** The first check that the program doesn't meet. `files` are those that the learner wrote. */
export function findUnmet(
  checks: readonly SourceCheck[],
  language: Language,
  files: readonly SourceFile[],
): SourceCheck | undefined {
  const grammar = GRAMMARS[language];
  if (!grammar || checks.length === 0) return undefined;
  const sources = files.map(({ content }) => new Source(grammar, content));
  return checks.find((check) => !isMet(check, sources));
}

function isMet({ uses, calls, defines, avoids }: SourceCheck, sources: readonly Source[]): boolean {
  if (uses !== undefined) return sources.some((source) => source.uses(uses));
  if (calls !== undefined) return sources.some((source) => source.calls(calls));
  if (defines !== undefined) return sources.some((source) => source.defines(defines));
  if (avoids === undefined) return true;
  return !sources.some((source) =>
    typeof avoids === 'string' ? source.uses(avoids) : source.calls(avoids.calls),
  );
}

/** One parsed file. */
class Source {
  private readonly tree: Tree;

  constructor(
    private readonly grammar: Grammar,
    private readonly text: string,
  ) {
    this.tree = grammar.parser.parse(text);
  }

  uses(construct: Construct): boolean {
    const { constructs, constructors } = this.grammar;
    const patterns = constructs[construct] ?? [];
    const made = constructors?.[construct];
    return (
      this.some((node) => patterns.some((pattern) => isNode(node, pattern))) ||
      (made !== undefined && this.calls(made))
    );
  }

  /** Whether a function is called, or passed to another one, outside of its own definition. */
  calls(name: string): boolean {
    const { calls, callArguments } = this.grammar;
    return this.some((node) => {
      const isCall = calls.includes(node.name) && this.isNamed(calleeOf(node), name);
      const isPassed = node.parent?.name === callArguments && this.textOf(node) === name;
      return (isCall || isPassed) && !this.isInside(node, name);
    });
  }

  defines(name: string): boolean {
    return this.some((node) => this.isNameOfDefinition(node) && this.textOf(node) === name);
  }

  /** `total`, or the last part of `orders.total`. */
  private isNamed(callee: SyntaxNode | null, name: string): boolean {
    if (!callee) return false;
    return (
      this.textOf(callee) === name || (callee.lastChild !== null && this.textOf(callee.lastChild) === name)
    );
  }

  private isInside(node: SyntaxNode, name: string): boolean {
    for (let at = node.parent; at; at = at.parent) {
      for (let child = at.firstChild; child; child = child.nextSibling) {
        // In C the name is one level below, beside its parameters.
        const own = child.name === 'FunctionDeclarator' ? child.firstChild : child;
        if (own && this.isNameOfDefinition(own) && this.textOf(own) === name) return true;
      }
    }
    return false;
  }

  private isNameOfDefinition(node: SyntaxNode): boolean {
    return this.grammar.definitions.some((pattern) => isNode(node, pattern));
  }

  private textOf({ from, to }: SyntaxNode): string {
    return this.text.slice(from, to);
  }

  private some(test: (node: SyntaxNode) => boolean): boolean {
    let found = false;
    this.tree.iterate({
      enter: ({ node }) => {
        found ||= test(node);
        return !found;
      },
    });
    return found;
  }
}

/** What is called: JavaScript's `new` comes before it. */
function calleeOf({ firstChild }: SyntaxNode): SyntaxNode | null {
  return firstChild?.name === 'new' ? firstChild.nextSibling : firstChild;
}
