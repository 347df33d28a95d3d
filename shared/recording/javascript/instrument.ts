import {
  type AnyNode,
  type ArrowFunctionExpression,
  type Class,
  type FunctionDeclaration,
  type FunctionExpression,
  type Program,
  parse,
  type Token,
} from 'acorn';
import MagicString from 'magic-string';
import type { SourceFile } from '../../runner/runner';
import { declare, namesOf, newOwner, newScope, type Owner, readableAt, type Scope, use } from './scopes';

/** The recorder's file, which each of the program's files imports first. */
export const RECORDER = '.recorder.js';

const COMMONJS = /\bmodule\.exports\b|\bexports\s*[.[]|\brequire\s*[.(]/;

/** What the recorder knows about a place in the code: its line, the names of its variables, and more for a function. */
export type Place = [line: number, names: string[], ...more: unknown[]];

export interface InstrumentedFile {
  file: SourceFile;
  /** By the number that the code passes to the recorder. */
  places: Place[];
}

/**
 * Makes a file report each of its statements to recorder.js: `__rec.s(frame, place, () => [variables])`. Nothing moves to
 * another line, and apart from the text of its functions the program can't tell. Returns files that can't be parsed, and
 * files that aren't JavaScript, unchanged. `number` is the file's index in the program.
 */
export function instrument(file: SourceFile, number: number): InstrumentedFile {
  if (!/\.[cm]?[jt]s$/.test(file.name)) return { file, places: [] };
  try {
    const { content, places } = new Instrumented(file, number);
    return { file: { name: file.name, content }, places };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return { file, places: [] }; // the run reports what's wrong
  }
}

type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;
type Body = { body: readonly AnyNode[] };

/** Children of a node, in order of their position. */
function* childrenOf(node: AnyNode): Generator<AnyNode> {
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each === 'object' && 'type' in each && 'start' in each) yield each as AnyNode;
  }
}

const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression';

/** Statements that only declare something: nothing runs. */
const NO_STEP = new Set([
  'FunctionDeclaration',
  'ImportDeclaration',
  'ExportAllDeclaration',
  'EmptyStatement',
]);

class Instrumented {
  private readonly code: MagicString;
  private readonly arrows: number[] = [];
  readonly places: Place[] = [];
  private readonly names = new Map<AnyNode, string>();
  private readonly owners = new Map<FunctionNode, Owner>();
  private readonly scopes = new Map<AnyNode, Scope>();
  /** Constructors of classes with `extends`: `this` can't be read before `super()`. */
  private readonly derived = new Set<AnyNode>();

  constructor(
    file: SourceFile,
    private readonly number: number,
  ) {
    this.code = new MagicString(file.content);
    const program = parse(file.content, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowHashBang: true,
      onToken: (token: Token) => token.type.label === '=>' && this.arrows.push(token.end),
    });
    const owner = newOwner(undefined, undefined);
    const scope = newScope(owner, undefined);
    this.scopes.set(program, scope);
    this.hoist(program, scope);
    for (const statement of program.body) declare(statement, scope);
    for (const statement of program.body) this.analyze(statement, scope);
    this.write(program, scope);
    this.enclose(program, scope);
  }

  get content(): string {
    return this.code.toString();
  }

  // Names: what each function and block declares, and what functions use of those around them.

  /** `var`, up to the functions inside. */
  private hoist(node: AnyNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (isFunction(child)) continue;
      if (child.type === 'VariableDeclaration' && child.kind === 'var')
        for (const { id } of child.declarations) for (const name of namesOf(id)) scope.names.set(name, 0);
      this.hoist(child, scope);
    }
  }

  private analyze(node: AnyNode, scope: Scope): void {
    if (isFunction(node)) this.analyzeFunction(node, scope);
    else this.analyzeOther(node, scope);
  }

  private analyzeOther(node: AnyNode, scope: Scope): void {
    if (node.type === 'Identifier') use(scope, node.name, false);
    if (node.type === 'ThisExpression') scope.owner.usesThis = true;
    if (node.type === 'AssignmentExpression' && node.left.type !== 'MemberExpression')
      for (const name of namesOf(node.left)) use(scope, name, true);
    if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier')
      use(scope, node.argument.name, true);
    this.nameChildren(node);
    const inner = this.scopeOf(node, scope);
    for (const child of childrenOf(node)) {
      const isName =
        (node.type === 'MemberExpression' && child === node.property && !node.computed) ||
        ('key' in node && child === node.key && !(node as { computed?: boolean }).computed);
      if (!isName) this.analyze(child, inner);
    }
  }

  private analyzeFunction(node: FunctionNode, scope: Scope): void {
    const owner = newOwner(node, scope.owner);
    const own = newScope(owner, scope);
    this.owners.set(node, owner);
    this.scopes.set(node, own);
    for (const parameter of node.params) for (const name of namesOf(parameter)) own.names.set(name, 0);
    if (node.body.type === 'BlockStatement') {
      this.hoist(node.body, own);
      for (const statement of node.body.body) declare(statement, own);
    }
    this.scopes.set(node.body, own);
    for (const parameter of node.params) this.analyze(parameter, own);
    if (node.body.type === 'BlockStatement') for (const each of node.body.body) this.analyze(each, own);
    else this.analyze(node.body, own);
    if (node.type === 'ArrowFunctionExpression' && owner.usesThis) scope.owner.usesThis = true;
  }

  /** The scope inside of a node: a new one for blocks, loops, cases and catch. */
  private scopeOf(node: AnyNode, scope: Scope): Scope {
    const known = this.scopes.get(node);
    if (known) return known;
    const statements =
      node.type === 'BlockStatement' || node.type === 'StaticBlock'
        ? node.body
        : node.type === 'SwitchCase'
          ? node.consequent
          : [];
    const heads: (AnyNode | null | undefined)[] =
      node.type === 'ForStatement'
        ? [node.init]
        : node.type === 'ForInStatement' || node.type === 'ForOfStatement'
          ? [node.left]
          : [];
    if (statements.length === 0 && heads.length === 0 && node.type !== 'CatchClause') return scope;
    const inner = newScope(scope.owner, scope);
    for (const each of [...statements, ...heads]) if (each) declare(each, inner);
    if (node.type === 'CatchClause' && node.param)
      for (const name of namesOf(node.param)) inner.names.set(name, 0);
    this.scopes.set(node, inner);
    return inner;
  }

  /** Names functions the way the engine does, and methods with their class. */
  private nameChildren(node: AnyNode): void {
    const name = (value: AnyNode | null | undefined, text: string) => value && this.names.set(value, text);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') name(node.init, node.id.name);
    if (node.type === 'AssignmentExpression')
      name(node.right, this.code.original.slice(node.left.start, node.left.end));
    if (node.type === 'Property') name(node.value, this.keyOf(node.key));
    if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return;
    const title = node.id?.name ?? this.names.get(node) ?? 'class';
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') continue;
      const isConstructor = member.type === 'MethodDefinition' && member.kind === 'constructor';
      name(member.value, isConstructor ? `new ${title}` : `${title}.${this.keyOf(member.key)}`);
      if (isConstructor && node.superClass) this.derived.add(member.value);
    }
  }

  private keyOf(key: AnyNode): string {
    return this.code.original.slice(key.start, key.end);
  }

  // Code. Children first: what's inserted at the same position then nests.

  private write(node: AnyNode, outer: Scope): void {
    const scope = this.scopes.get(node) ?? outer;
    for (const child of childrenOf(node)) this.write(child, scope);
    if (isFunction(node)) this.writeFunction(node);
    else if (node.type === 'Program' || node.type === 'BlockStatement') this.writeSteps(node, scope);
    else if (node.type === 'SwitchCase') this.writeSteps({ body: node.consequent }, scope);
    else if (node.type === 'ClassBody') this.writePrivates(node);
    else if (node.type === 'IfStatement') {
      this.writeBranch(node.consequent, scope);
      if (node.alternate) this.writeBranch(node.alternate, scope);
    } else if (
      node.type === 'WhileStatement' ||
      node.type === 'DoWhileStatement' ||
      node.type === 'ForStatement'
    ) {
      this.writeBranch(node.body, scope);
      if (node.test) {
        this.code.prependRight(node.test.start, `(${this.step(node.test, scope)},(`);
        this.code.appendLeft(node.test.end, '))');
      }
    } else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement')
      this.writeBranch(node.body, scope);
    else if (node.type === 'ReturnStatement' && node.argument)
      this.wrap(node.argument, `__rec.ret(__f,${lineOf(node)},(`, '))');
    else if (node.type === 'AwaitExpression') {
      this.wrap(node.argument, '__rec.wait(__f,(', '))');
      this.wrap(node, '__rec.woke(__f,', ')');
    } else if (node.type === 'YieldExpression') {
      const call = node.delegate ? 'wait' : 'out';
      if (node.argument) this.wrap(node.argument, `__rec.${call}(__f,(`, '))');
      else this.code.appendLeft(node.end, ' __rec.out(__f)');
      this.wrap(node, '__rec.back(__f,', ')');
    }
  }

  private wrap(node: AnyNode, before: string, after: string): void {
    this.code.prependRight(node.start, before);
    this.code.appendLeft(node.end, after);
  }

  private writeSteps({ body }: Body, scope: Scope): void {
    for (const statement of body) {
      if (this.hasStep(statement)) this.code.prependRight(statement.start, `${this.step(statement, scope)};`);
    }
  }

  /** A statement without braces, such as `if (x) stop();`. */
  private writeBranch(statement: AnyNode, scope: Scope): void {
    if (statement.type === 'BlockStatement' || statement.type === 'EmptyStatement') return;
    const step = this.hasStep(statement) ? `${this.step(statement, scope)};` : '';
    this.wrap(statement, `{${step}`, '}');
  }

  /** Loops with a condition report that each time. */
  private hasStep(statement: AnyNode): boolean {
    const inner = statement.type === 'LabeledStatement' ? statement.body : statement;
    if (inner.type === 'WhileStatement' || inner.type === 'DoWhileStatement') return false;
    if (inner.type === 'ForStatement') return !inner.test || Boolean(inner.init);
    if (statement.type === 'ExportNamedDeclaration')
      return statement.declaration?.type === 'VariableDeclaration';
    if (statement.type === 'ExportDefaultDeclaration') return !isFunction(statement.declaration);
    return !NO_STEP.has(statement.type) && inner.type !== 'BlockStatement';
  }

  private step(node: AnyNode, scope: Scope): string {
    return `__rec.s(__f,${this.place(lineOf(node), scope, node.start)})`;
  }

  /** `file,number,()=>[values]`: the place, and what reads its variables. */
  private place(line: number, scope: Scope, position: number, more: readonly unknown[] = []): string {
    const names = readableAt(scope, position);
    const values = names.map((name) => (scope.owner.free.has(name) ? `__rec.t(()=>${name})` : name));
    if (scope.owner.usesThis && scope.owner.node) {
      names.unshift('this');
      values.unshift('__rec.t(()=>this)');
    }
    this.places.push([line, names, ...more]);
    return `${this.number},${this.places.length - 1},()=>[${values.join(',')}]`;
  }

  private writeFunction(node: FunctionNode): void {
    const own = this.scopes.get(node)!;
    const name = ('id' in node && node.id?.name) || (this.names.get(node) ?? 'anonymous');
    const { isChangedInside } = this.owners.get(node)!;
    const more = [node.loc!.end.line, name, name.startsWith('new '), isChangedInside];
    const parameters: Scope = {
      ...own,
      names: new Map(node.params.flatMap(namesOf).map((each) => [each, 0])),
    };
    const place = this.place(lineOf(node), parameters, node.body.start, more);
    const head = `const __f=__rec.enter(${place});try{`;
    const tail = '}catch(__e){throw __rec.threw(__f,__e)}finally{__rec.exit(__f)}';
    if (node.body.type === 'BlockStatement') {
      this.code.appendLeft(node.body.start + 1, head);
      this.code.prependRight(node.body.end - 1, tail);
      return;
    }
    const arrow = this.arrows.findLast((end) => end <= node.body.start && end > node.start)!;
    this.code.appendLeft(arrow, `{${head}return __rec.ret(__f,${node.body.loc!.start.line},(`);
    this.code.appendLeft(node.end, `))${tail}}`);
  }

  /** Lets the recorder read the private fields of a class. */
  private writePrivates({ body, start }: Class['body']): void {
    const names = body.flatMap((member) =>
      member.type === 'PropertyDefinition' && !member.static && member.key.type === 'PrivateIdentifier'
        ? [member.key.name]
        : [],
    );
    if (names.length === 0) return;
    const pairs = names.map((name) => `"#${name}",o.#${name}`).join(',');
    this.code.appendLeft(start + 1, `static{__rec.privates(this,(o)=>#${names[0]} in o?[${pairs}]:[])}`);
  }

  /** What starts the recorder, on the first line, and what ends the file's own frame. */
  private enclose(program: Program, scope: Scope): void {
    const { original } = this.code;
    const isModule = program.body.some(({ type }) => /^(Import|Export)/.test(type));
    const path = JSON.stringify(`/${RECORDER}`);
    const main = this.number === 0 ? 'require.main=module;' : '';
    const start = !isModule && COMMONJS.test(original) ? `require(${path});${main}` : `import ${path};`;
    const last = this.place(program.loc!.end.line, scope, program.end);
    const end = program.body.at(-1)?.loc?.end.line ?? 1;
    if (original.startsWith('#!')) this.code.remove(0, /^.*/.exec(original)![0].length);
    this.code.prepend(`${start}const __f=__rec.module(${this.number});`);
    this.code.append(`\n;__rec.end(__f,${end},${last});`);
  }
}

const lineOf = (node: AnyNode): number => node.loc!.start.line;
