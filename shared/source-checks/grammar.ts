import type { Parser } from '@lezer/common';
import { parser as cParser } from '@lezer/cpp';
import { parser as goParser } from '@lezer/go';
import { parser as javascriptParser } from '@lezer/javascript';
import { parser as pythonParser } from '@lezer/python';
import type { Language } from '../runner/languages';

/** What a check can ask a program to use or to avoid. */
export const CONSTRUCTS = [
  'loop',
  'for',
  'while',
  'if',
  'function',
  'list-comprehension',
  'f-string',
  'try',
  'class',
  'import',
  'return',
  'slice',
  'dictionary',
  'set',
  'tuple',
] as const;
export type Construct = (typeof CONSTRUCTS)[number];

/** A language's parser, and how its syntax tree names what checks ask for. */
export interface Grammar {
  parser: Parser;
  /** The nodes of each construct; `Parent > Child` is a child of that parent. Constructs that the language lacks are missing. */
  constructs: Partial<Record<Construct, readonly string[]>>;
  /** Constructs that can also be made by calling a function, such as Python's `dict()`. */
  constructors?: Partial<Record<Construct, string>>;
  /** Calls, with the called expression as their first operand. */
  calls: readonly string[];
  /** The arguments of a call: a function that is passed to another one counts as called. */
  callArguments: string;
  /** Definitions of functions, classes and types, with the path from each to its name. */
  definitions: Readonly<Record<string, readonly string[]>>;
}

const PYTHON_COMPREHENSIONS = [
  'ArrayComprehensionExpression',
  'SetComprehensionExpression',
  'DictionaryComprehensionExpression',
  'ComprehensionExpression',
];

const python: Grammar = {
  parser: pythonParser,
  constructs: {
    loop: ['ForStatement', 'WhileStatement', ...PYTHON_COMPREHENSIONS],
    for: ['ForStatement'],
    while: ['WhileStatement'],
    if: ['IfStatement', 'ConditionalExpression'],
    function: ['FunctionDefinition', 'LambdaExpression'],
    'list-comprehension': ['ArrayComprehensionExpression'],
    'f-string': ['FormatString'],
    try: ['TryStatement'],
    class: ['ClassDefinition'],
    import: ['ImportStatement'],
    return: ['ReturnStatement'],
    slice: ['MemberExpression > :'],
    dictionary: ['DictionaryExpression', 'DictionaryComprehensionExpression'],
    set: ['SetExpression', 'SetComprehensionExpression'],
    tuple: ['TupleExpression', 'AssignStatement > ,', 'ReturnStatement > ,'],
  },
  constructors: { dictionary: 'dict', set: 'set', tuple: 'tuple' },
  calls: ['CallExpression'],
  callArguments: 'ArgList',
  definitions: { FunctionDefinition: ['VariableName'], ClassDefinition: ['VariableName'] },
};

const javascript: Grammar = {
  parser: javascriptParser.configure({ dialect: 'ts' }),
  constructs: {
    loop: ['ForStatement', 'WhileStatement', 'DoStatement'],
    for: ['ForStatement'],
    while: ['WhileStatement', 'DoStatement'],
    if: ['IfStatement', 'ConditionalExpression'],
    function: ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration'],
    try: ['TryStatement'],
    class: ['ClassDeclaration', 'ClassExpression'],
    import: ['ImportDeclaration'],
    return: ['ReturnStatement'],
    dictionary: ['ObjectExpression'],
  },
  constructors: { dictionary: 'Map', set: 'Set' },
  calls: ['CallExpression', 'NewExpression'],
  callArguments: 'ArgList',
  definitions: {
    FunctionDeclaration: ['VariableDefinition'],
    ClassDeclaration: ['VariableDefinition'],
    VariableDeclaration: ['VariableDefinition'],
    MethodDeclaration: ['PropertyDefinition'],
  },
};

const go: Grammar = {
  parser: goParser,
  constructs: {
    loop: ['ForStatement'],
    for: ['ForStatement'],
    if: ['IfStatement'],
    function: ['FunctionDecl', 'MethodDecl', 'FunctionLiteral'],
    import: ['ImportDecl'],
    return: ['ReturnStatement'],
    slice: ['SliceExpr'],
    dictionary: ['MapType'],
  },
  calls: ['CallExpr'],
  callArguments: 'Arguments',
  definitions: { FunctionDecl: ['DefName'], MethodDecl: ['FieldName'], TypeSpec: ['DefName'] },
};

const c: Grammar = {
  parser: cParser,
  constructs: {
    loop: ['ForStatement', 'WhileStatement', 'DoStatement'],
    for: ['ForStatement'],
    while: ['WhileStatement', 'DoStatement'],
    if: ['IfStatement', 'ConditionalExpression'],
    function: ['FunctionDefinition'],
    return: ['ReturnStatement'],
  },
  calls: ['CallExpression'],
  callArguments: 'ArgumentList',
  definitions: {
    FunctionDefinition: ['FunctionDeclarator', 'Identifier'],
    StructSpecifier: ['TypeIdentifier'],
  },
};

/** SQL has no maintained grammar of this kind. */
export const GRAMMARS: Partial<Record<Language, Grammar>> = {
  python,
  javascript,
  typescript: javascript,
  go,
  c,
};
