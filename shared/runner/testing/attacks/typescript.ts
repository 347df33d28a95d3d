import assert from 'node:assert/strict';
import { type Attack, typescript } from './attack';

const { capped, held } = typescript;
const survives = "\nconsole.log('SURVIVED');";

/** Attacks on the compile step, which strips and checks types. */
export const typescriptAttacks: Attack[] = [
  capped('nesting for the compiler', `const a = ${'('.repeat(50_000)}1${')'.repeat(50_000)};${survives}`),
  capped('nesting that only the type checker follows', `let a: number${'[]'.repeat(20_000)};${survives}`, {
    checkTypes: true,
  }),
  capped(
    'nesting that only the compiler of namespaces follows',
    `namespace A { export let a: number${'[]'.repeat(20_000)}; }${survives}`,
  ),
  capped('endless type errors', `const a: number[] = [${'"x", '.repeat(20_000)}];${survives}`, {
    checkTypes: true,
    check: ({ diagnostics = [] }) => assert.ok(diagnostics.length <= 20),
  }),
  capped(
    'a type that never ends',
    `type Grow<T extends unknown[]> = Grow<[...T, ...T, 1]>;\nconst a: Grow<[1]> = [1];${survives}`,
    { checkTypes: true },
  ),
  capped(
    'a type with millions of strings',
    `type D = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';\nconst a: \`\${D}\${D}\${D}\${D}\${D}\${D}\${D}\` = 'x';${survives}`,
    { checkTypes: true },
  ),
  capped(
    'arrow functions that the parser tries twice each',
    `const f = ${'<T>(a = '.repeat(40)}1${')'.repeat(40)};${survives}`,
    { by: ['time'] },
  ),
  capped(
    'imports of host files',
    `import a from '/etc/passwd';\nimport b from '../../../../etc/passwd';${survives}`,
    { checkTypes: true },
  ),
  capped(
    'references to host files',
    `/// <reference path="/etc/passwd" />\n/// <reference types="node" />\nprocess.env;${survives}`,
    { checkTypes: true, check: (result) => assert.doesNotMatch(JSON.stringify(result), /root:/) },
  ),
  held(
    'comments that control the type checker',
    '// @ts-nocheck\n/** @jsx evil */\nconst a: number = "x" as never;\nconsole.log("process" in globalThis ? "ESCAPED" : "held");',
    { checkTypes: true },
  ),
  capped('an endless loop', 'for (;;);', { by: ['time'] }),
];
