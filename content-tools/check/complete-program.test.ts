import { expect, test } from 'vitest';
import { completeProgram } from './complete-program';

test('Go gets its package, the imports it uses, and a main function if there is none', () => {
  const program = completeProgram('go', 'fmt.Println(strings.ToUpper("os.Exit"), utf8.RuneLen(x))\n');
  expect(program).toMatch(/^package main\n/);
  expect(program.match(/^import .*/gm)).toEqual([
    'import "fmt"',
    'import "strings"',
    'import "unicode/utf8"',
  ]);
  expect(program).toContain('func main() {\nfmt.Println');
  expect(completeProgram('go', 'func main() {}\n')).not.toContain('func main() {\nfunc');
  expect(completeProgram('go', 'package main\n\nfunc main() {}\n')).toBe('package main\n\nfunc main() {}\n');
});

test('C gets its headers and a main function, without changing the numbers of lines', () => {
  const statements = completeProgram('c', 'puts("hi");\n');
  expect(statements).toContain('#include <stdio.h>');
  expect(statements).toContain('#line 1 "main.c"\nputs("hi");\n');
  expect(completeProgram('c', '#include <stdio.h>\nint main(void) {}\n')).toBe(
    '#include <stdio.h>\nint main(void) {}\n',
  );
  expect(completeProgram('c', 'int main(void) {}\n').match(/main\(void\)/g)).toHaveLength(1);
});

test('other languages need nothing', () => {
  expect(completeProgram('python', 'print(1)\n')).toBe('print(1)\n');
});
