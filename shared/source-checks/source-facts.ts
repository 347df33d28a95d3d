import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import type { Construct, Grammar } from './grammar';

/** Longer than any name that a check asks for. */
const MAX_NAME_LENGTH = 100;

/**
 * What checks can ask of one file, collected in one walk through its syntax tree: a learner may submit anything, so the
 * time it takes grows with the length of the file and nothing else.
 */
export class SourceFacts {
  /** Names of nodes, alone and as `Parent > Node`. */
  private readonly nodes = new Set<string>();
  /** Names that are called or passed to a call, outside of their own definition. */
  private readonly called = new Set<string>();
  private readonly defined = new Set<string>();

  constructor(
    private readonly grammar: Grammar,
    private readonly text: string,
  ) {
    this.collect();
  }

  uses(construct: Construct): boolean {
    const { constructs, constructors } = this.grammar;
    const name = constructors?.[construct];
    return (
      (constructs[construct] ?? []).some((pattern) => this.nodes.has(pattern)) ||
      (name !== undefined && this.calls(name))
    );
  }

  /** `name` can have dots, such as `orders.append`; without them it's also the last part of such a call. */
  calls(name: string): boolean {
    return this.called.has(name);
  }

  defines(name: string): boolean {
    return this.defined.has(name);
  }

  private collect(): void {
    const parents: string[] = [];
    /** The names that each open node defines, and how many open nodes define a name. */
    const open: string[][] = [];
    const depthOf = new Map<string, number>();
    this.grammar.parser.parse(this.text).iterate({
      enter: (node) => {
        const parent = parents.at(-1);
        this.nodes.add(node.name).add(`${parent} > ${node.name}`);
        const names = this.namesDefinedBy(node);
        for (const name of names) {
          this.defined.add(name);
          depthOf.set(name, (depthOf.get(name) ?? 0) + 1);
        }
        for (const name of this.namesCalledBy(node, parent)) if (!depthOf.get(name)) this.called.add(name);
        parents.push(node.name);
        open.push(names);
      },
      leave: () => {
        parents.pop();
        for (const name of open.pop() ?? []) depthOf.set(name, depthOf.get(name)! - 1);
      },
    });
  }

  private namesDefinedBy(node: SyntaxNodeRef): string[] {
    const path = this.grammar.definitions[node.name];
    if (!path) return [];
    let found: SyntaxNode[] = [node.node];
    for (const step of path) found = found.flatMap((each) => each.getChildren(step));
    return found.flatMap((each) => this.nameAt(each));
  }

  private namesCalledBy(node: SyntaxNodeRef, parent: string | undefined): string[] {
    const { calls, callArguments } = this.grammar;
    if (calls.includes(node.name)) {
      const callee = calleeOf(node.node);
      return callee ? [...this.nameAt(callee), ...this.nameAt(callee.lastChild)] : [];
    }
    return parent === callArguments ? this.nameAt(node) : [];
  }

  private nameAt(node: { from: number; to: number } | null): string[] {
    if (!node || node.to - node.from > MAX_NAME_LENGTH) return [];
    return [this.text.slice(node.from, node.to)];
  }
}

/** What is called: JavaScript's `new` comes before it. */
const calleeOf = ({ firstChild }: SyntaxNode): SyntaxNode | null =>
  firstChild?.name === 'new' ? firstChild.nextSibling : firstChild;
