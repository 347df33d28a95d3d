import type { AnyNode, Pattern } from 'acorn';

/** A function, or the module itself. */
export interface Owner {
  /** Undefined for the module. */
  node: AnyNode | undefined;
  parent: Owner | undefined;
  /** Variables of functions around it that it uses. */
  free: Set<string>;
  usesThis: boolean;
  /** Functions inside of it change its variables. */
  isChangedInside: boolean;
}

/**
 * The names of a block. A value is the position from which on a name can be read: before that, reading it throws. It's 0
 * for parameters, `var` and functions.
 */
export interface Scope {
  owner: Owner;
  parent: Scope | undefined;
  names: Map<string, number>;
}

export const newOwner = (node: Owner['node'], parent: Owner | undefined): Owner => ({
  ...{ node, parent, free: new Set<string>(), usesThis: false, isChangedInside: false },
});

export const newScope = (owner: Owner, parent: Scope | undefined): Scope => ({
  ...{ owner, parent, names: new Map() },
});

/** The names that a pattern such as `{ a, b: [c = 1] }` declares. */
export function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesOf(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesOf(each) : []));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** Where the names that a statement declares belong; `var` belongs to the whole function. */
export function declare(statement: AnyNode, scope: Scope): void {
  const node =
    (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
    statement.declaration
      ? statement.declaration
      : statement;
  if (node.type === 'FunctionDeclaration' && node.id) scope.names.set(node.id.name, 0);
  if (node.type === 'ClassDeclaration' && node.id) scope.names.set(node.id.name, node.end);
  if (node.type === 'VariableDeclaration' && node.kind !== 'var')
    for (const { id } of node.declarations) for (const name of namesOf(id)) scope.names.set(name, node.end);
}

/** The names that can be read at a position without an error, the innermost first, within one function. */
export function readableAt(scope: Scope, position: number): string[] {
  const hidden = new Set<string>();
  const readable: string[] = [];
  for (let each: Scope | undefined = scope; each?.owner === scope.owner; each = each.parent) {
    for (const [name, from] of each.names) {
      if (hidden.has(name)) continue;
      hidden.add(name);
      if (from <= position) readable.push(name);
    }
  }
  for (const name of scope.owner.free) if (!hidden.has(name)) readable.push(name);
  return readable;
}

/** Notes a use of a name by the functions between it and its declaration. */
export function use(scope: Scope, name: string, isWrite: boolean): void {
  let found: Scope | undefined = scope;
  while (found && !found.names.has(name)) found = found.parent;
  if (!found || found.owner === scope.owner) return;
  if (isWrite) found.owner.isChangedInside = true;
  if (!found.owner.node) return;
  for (let each: Owner | undefined = scope.owner; each && each !== found.owner; each = each.parent)
    each.free.add(name);
}
