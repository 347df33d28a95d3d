import type { SourceFile } from '../../runner';
import { packed } from '../build-program';
import type { Compiler } from '../compiler';
import { preprocessArgs } from '../toolchain';
import { CannotJudge } from './compile-tests';

const STUB = 'ember_headers.c';
const MARKER = /^# \d+ "([^"]*)"/;
const DEFINE = /^#define (\w+) (.+)$/;
const INCLUDE = /^#include\b/;
/** The literals in a constant, which may also contain operators and other constants of the same headers. */
const LITERALS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+'|\b0[xX][0-9a-fA-F]+[uUlL]*\b|\b\d[\w.]*/g;
const RESERVED =
  /\b(ember_|EMBER_|munit|MUNIT|judge_|__asm|asm\b|_Pragma|__declspec|__builtin_choose|__COUNTER__)/;
const HARMLESS =
  '(?:__)?(?:packed|aligned|unused|noreturn|format|noinline|always_inline|nonnull|warn_unused_result|deprecated)(?:__)?' +
  '\\s*(?:\\([\\w\\s,"]*\\))?';
/** Attributes that don't affect the linker. All others are refused. */
const ATTRIBUTE = new RegExp(
  `__attribute(?:__)?\\s*\\(\\(\\s*${HARMLESS}\\s*(?:,\\s*${HARMLESS}\\s*)*\\)\\s*\\)`,
  'g',
);
const KEYWORDS =
  /^(auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|inline|int|long|register|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|volatile|while|NULL|true|false|bool|main|_.*)$/;

/**
 * The parts of a learner's headers that tests can include: declarations and constants. Other macros are removed, because
 * they could redefine what a test is written with. Throws `CannotJudge` if a header can't be included in tests.
 */
export function publicHeaders(compiler: Compiler, files: readonly SourceFile[]): SourceFile[] {
  const headers = files.filter(({ name }) => name.endsWith('.h'));
  if (headers.length === 0) return [];
  const taken = headers.find(({ name }) => compiler.hasHeader(name));
  if (taken) throw new CannotJudge(`"${taken.name}" is a reserved header name. Rename yours.`);
  const stub = headers.map(({ name }) => `#include "${name}"\n`).join('');
  const run = compiler.run(preprocessArgs(STUB, 'out.i'), packed([...files, { name: STUB, content: stub }]));
  const output = run.written('out.i');
  if (run.exitCode !== 0 || !output) throw new CannotJudge(run.text || 'The headers couldn’t be read.');
  const parts = splitByFile(new TextDecoder().decode(output));
  const constants = new Set<string>();
  const result: SourceFile[] = [];
  for (const { name } of headers) {
    const lines = (parts.get(name) ?? []).filter((line) => keeps(line, constants));
    const content = lines.map(unlessDefined).join('\n');
    const problem = problemIn(content);
    if (problem) throw new CannotJudge(`${name}: ${problem}`);
    result.push({ name, content: `#pragma once\n${content}\n` });
  }
  return result;
}

/** Groups the preprocessor's lines by the file they came from. */
function splitByFile(text: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n')) {
    const path = MARKER.exec(line)?.[1]?.replace(/^(\.?\/)+/, '');
    if (path === undefined) current.push(line);
    else {
      current = parts.get(path) ?? [];
      parts.set(path, current);
    }
  }
  return parts;
}

function keeps(line: string, constants: Set<string>): boolean {
  if (!line.startsWith('#')) return true;
  if (INCLUDE.test(line)) return true;
  const [, name, value] = DEFINE.exec(line) ?? [];
  if (!name || !value || KEYWORDS.test(name) || RESERVED.test(name)) return false;
  const rest = value.replace(LITERALS, ' ').match(/[A-Za-z_]\w*/g) ?? [];
  const isConstant =
    /\S/.test(value) &&
    rest.every((word) => constants.has(word)) &&
    !/[{};,#=]/.test(value.replace(LITERALS, ' '));
  if (isConstant) constants.add(name);
  return isConstant;
}

function problemIn(content: string): string | undefined {
  const code = content.replace(/^#include .*$/gm, '').replace(/"(?:\\.|[^"\\\n])*"/g, '""');
  const word = RESERVED.exec(code)?.[0] ?? (/\[\[/.test(code) ? '[[' : undefined);
  if (word) return `"${word}" can’t be used in a header that tests include.`;
  const other = /__attribute\S*/.exec(code.replace(ATTRIBUTE, ' '));
  if (other) return 'It has an attribute that can’t be used in a header that tests include.';
  return undefined;
}

/** A learner's constant never replaces one of C's own, such as INT_MAX. */
const unlessDefined = (line: string): string => {
  const name = DEFINE.exec(line)?.[1];
  return name ? `#ifndef ${name}\n${line}\n#endif` : line;
};
