import type { Language } from '../../runner/languages';
import { type Program, starterProgram } from './program';
import type { FilesAnswer } from './program-lesson';

/** How a program prints a text, and how it assigns a variable where hidden runs change one. */
interface Writer {
  print(text: string): string;
  assign?(name: string): string;
}

const javascript: Writer = {
  print: (text) => `console.log(${text});\n`,
  assign: (name) => `let ${name} = null;\n`,
};
const WRITERS: Partial<Record<Language, Writer>> = {
  python: { print: (text) => `print(${text})\n`, assign: (name) => `${name} = None\n` },
  javascript,
  typescript: javascript,
  go: { print: (text) => `package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println(${text})\n}\n` },
  c: { print: (text) => `#include <stdio.h>\n\nint main(void) {\n    puts(${text});\n    return 0;\n}\n` },
};

interface PrintedLesson extends Program {
  expectedOutput: string;
  hiddenRuns?: readonly { set?: Record<string, string> }[];
}

/** The program of a learner who keeps the variables and prints the expected output instead of computing it. */
export function printedAnswer(data: PrintedLesson, language: Language): FilesAnswer | undefined {
  const writer = WRITERS[language];
  if (!writer) return undefined;
  const names = new Set((data.hiddenRuns ?? []).flatMap(({ set = {} }) => Object.keys(set)));
  const assigned = [...names].map((name) => writer.assign?.(name) ?? '').join('');
  const [entry, ...others] = starterProgram(data);
  const content = assigned + writer.print(JSON.stringify(data.expectedOutput.trimEnd()));
  return { kind: 'files', files: [{ name: entry!.name, content }, ...others] };
}
