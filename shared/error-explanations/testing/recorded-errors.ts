/** A program and the first error that its compiler or runtime reports for it. */
export type RecordedError = readonly [program: string, message: string];

/** Recorded from the real runtimes, because compiling this many programs takes half a minute. */
export const RECORDED_ERRORS: Record<'typescript' | 'c' | 'go', readonly RecordedError[]> = {
  typescript: [
    ['const x: number = "a";', "Type 'string' is not assignable to type 'number'."],
    [
      'function f(a: number) {}\nf("a");',
      "Argument of type 'string' is not assignable to parameter of type 'number'.",
    ],
    ['function f(a: number) {}\nf();', 'Expected 1 arguments, but got 0.'],
    ['console.log(totl);', "Cannot find name 'totl'."],
    ['const total = 1;\nconsole.log(totle);', "Cannot find name 'totle'. Did you mean 'total'?"],
    ['const x = { a: 1 };\nx.b;', "Property 'b' does not exist on type '{ a: number; }'."],
    ['const x = "a";\nx.lenght;', "Property 'lenght' does not exist on type '\"a\"'. Did you mean 'length'?"],
    ['function f(x: string | null) { return x.length; }', "'x' is possibly 'null'."],
    ['function f(x?: string) { return x.length; }', "'x' is possibly 'undefined'."],
    [
      'function f(): number { }',
      "A function whose declared type is neither 'undefined', 'void', nor 'any' must return a value.",
    ],
    ['function f(x) { return x; }', "Parameter 'x' implicitly has an 'any' type."],
    [
      'interface P { a: number; b: string }\nconst p: P = { a: 1 };',
      "Property 'b' is missing in type '{ a: number; }' but required in type 'P'.",
    ],
    [
      'interface P { a: number }\nconst p: P = { a: 1, c: 2 };',
      "Object literal may only specify known properties, and 'c' does not exist in type 'P'.",
    ],
    ['const x = 1;\nx = 2;', "Cannot assign to 'x' because it is a constant."],
    ['let x = 1;\nlet x = 2;', "Cannot redeclare block-scoped variable 'x'."],
    [
      'const x = 1 as number;\nif (x === "a") {}',
      "This comparison appears to be unintentional because the types 'number' and 'string' have no overlap.",
    ],
    ['const x = 1;\nx();', "This expression is not callable.\n  Type 'Number' has no call signatures."],
    ['let x: number;\nconsole.log(x);', "Variable 'x' is used before being assigned."],
    ['const x = ;', 'SyntaxError: Unexpected token'],
    ['function f(x: unknown) { return x.length; }', "'x' is of type 'unknown'."],
    [
      'function f(x: string | number) { return x.toFixed(); }',
      "Property 'toFixed' does not exist on type 'string | number'.\n  Property 'toFixed' does not exist on type 'string'.",
    ],
    ['const x = "a;', 'SyntaxError: Unterminated string constant'],
    [
      'const m = new Map<string, number>();\nconst n: number = m.get("a");',
      "Type 'number | undefined' is not assignable to type 'number'.\n  Type 'undefined' is not assignable to type 'number'.",
    ],
    ['const x: any = null;\nx.length;', "TypeError: cannot read property 'length' of null"],
  ],
  c: [
    ['#include <stdio.h>\nint main(void) {\n  printf("a")\n  return 0;\n}', "expected ';' after expression"],
    ['int main(void) {\n  x = 1;\n  return 0;\n}', "use of undeclared identifier 'x'"],
    [
      'int main(void) {\n  printf("a");\n  return 0;\n}',
      "call to undeclared library function 'printf' with type 'int (const char *, ...)'; ISO C99 and later do not support implicit function declarations",
    ],
    [
      'int main(void) {\n  return add(1, 2);\n}\nint add(int a, int b) { return a + b; }',
      "call to undeclared function 'add'; ISO C99 and later do not support implicit function declarations",
    ],
    ['#include <stdio.h>\nint main(void) {\n  printf("a";\n  return 0;\n}', "expected ')'"],
    [
      'int add(int a, int b) { return a + b; }\nint main(void) { return add(1); }',
      'too few arguments to function call, expected 2, have 1',
    ],
    [
      'int main(void) { int x = "a"; return x; }',
      "incompatible pointer to integer conversion initializing 'int' with an expression of type 'char[2]'",
    ],
    [
      'int main(void) { int *p = 3; return *p; }',
      "incompatible integer to pointer conversion initializing 'int *' with an expression of type 'int'",
    ],
    [
      'int main(void) { char *s = "a"; int *p = s; return *p; }',
      "incompatible pointer types initializing 'int *' with an expression of type 'char *'",
    ],
    ['struct P { int a; };\nint main(void) { struct P p; return p.b; }', "no member named 'b' in 'struct P'"],
    [
      'struct P { int a; };\nint main(void) { struct P q; struct P *p = &q; return p.a; }',
      "member reference type 'struct P *' is a pointer; did you mean to use '->'?",
    ],
    [
      'struct P { int a; };\nint main(void) { struct P p; return p->a; }',
      "member reference type 'struct P' is not a pointer; did you mean to use '.'?",
    ],
    ['int main(void) { int x = 1; int x = 2; return x; }', "redefinition of 'x'"],
    [
      'int add(int a, int b);\nint main(void) { return add(1, 2); }',
      '"add" is used here but never defined. Define it, or check the spelling.',
    ],
    ['#include <studio.h>\nint main(void) { return 0; }', "'studio.h' file not found"],
    [
      'int main(void) { const int x = 1; x = 2; return x; }',
      "cannot assign to variable 'x' with const-qualified type 'const int'",
    ],
    ['string s;\nint main(void) { return 0; }', "unknown type name 'string'"],
    [
      'void f(void) { return 1; }\nint main(void) { f(); return 0; }',
      "void function 'f' should not return a value",
    ],
    ['int main(void) { int x = ; return x; }', 'expected expression'],
    [
      '#include <stddef.h>\nint main(void) { int *p = NULL; return *p; }',
      'The program read through a NULL pointer in main.c, line 2.',
    ],
    [
      'int main(int argc, char **argv) { int z = argc - 1; return 1 / z; }',
      'The program divided by zero in main.c, line 1.',
    ],
    [
      '#include <stdlib.h>\nint main(void) { int *p = malloc(4); free(p); free(p); return 0; }',
      'The program freed the same memory twice with free(), or used it afterwards. This was detected in main.c, line 2, in function main.',
    ],
  ],
  go: [
    ['package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println(totl)\n}\n', 'undefined: totl'],
    ['package main\n\nfunc main() {\n\tx := 1\n}\n', 'declared and not used: x'],
    ['package main\n\nimport "fmt"\n\nfunc main() {\n}\n', '"fmt" imported and not used'],
    ['package main\n\nfunc main() {\n\tfmt.Println("a")\n}\n', 'undefined: fmt'],
    [
      'package main\n\nimport "fmt"\n\nfunc main() {\n\tx := 1\n\tfmt.Println("a" + x)\n}\n',
      'invalid operation: "a" + x (mismatched types untyped string and int)',
    ],
    [
      'package main\n\nfunc main() {\n\tvar x int = "a"\n\t_ = x\n}\n',
      'cannot use "a" (untyped string constant) as int value in variable declaration',
    ],
    [
      'package main\n\nfunc f(a, b int) {}\n\nfunc main() {\n\tf(1)\n}\n',
      'not enough arguments in call to f\n\thave (number)\n\twant (int, int)',
    ],
    [
      'package main\n\nfunc f(a int) {}\n\nfunc main() {\n\tf(1, 2)\n}\n',
      'too many arguments in call to f\n\thave (number, number)\n\twant (int)',
    ],
    ['package main\n\nfunc f() int {\n}\n\nfunc main() {\n\tf()\n}\n', 'missing return'],
    [
      'package main\n\nfunc f() (int, error) {\n\treturn 1\n}\n\nfunc main() {\n\tf()\n}\n',
      'not enough return values\n\thave (number)\n\twant (int, error)',
    ],
    [
      'package main\n\nfunc f() (int, error) {\n\treturn 1, nil\n}\n\nfunc main() {\n\tx := f()\n\t_ = x\n}\n',
      'assignment mismatch: 1 variable but f returns 2 values',
    ],
    [
      'package main\n\nfunc main() {\n\tx := 1\n\tx := 2\n\t_ = x\n}\n',
      'no new variables on left side of :=',
    ],
    ['package main\n\nfunc main()\n{\n}\n', 'syntax error: unexpected semicolon or newline before {'],
    [
      'package main\n\nfunc main() {\n\tif true {\n\t}\n\telse {\n\t}\n}\n',
      'syntax error: unexpected keyword else, expected }',
    ],
    ['package main\n\nfunc main() {\n\tif true {\n}\n', 'syntax error: unexpected EOF, expected }'],
    [
      'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("a"\n}\n',
      'syntax error: unexpected newline in argument list; possibly missing comma or )',
    ],
    [
      'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println(\'abc\')\n}\n',
      'more than one character in rune literal',
    ],
    [
      'package main\n\ntype P struct{ a int }\n\nfunc main() {\n\tvar p P\n\tp.b = 1\n}\n',
      'p.b undefined (type P has no field or method b)',
    ],
    [
      'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.println("a")\n}\n',
      'undefined: fmt.println (but have Println)',
    ],
    ['package main\n\nfunc main() {\n\tx := 1\n\tif x {\n\t}\n}\n', 'non-boolean condition in if statement'],
    [
      'package main\n\ntype A interface{ F() }\ntype B struct{}\n\nfunc main() {\n\tvar a A = B{}\n\t_ = a\n}\n',
      'cannot use B{} (value of struct type B) as A value in variable declaration: B does not implement A (missing method F)',
    ],
    [
      'package main\n\nfunc main() {\n\tx := []int{1}\n\ti := 3\n\tprintln(x[i])\n}\n',
      'panic: runtime error: index out of range [3] with length 1',
    ],
    [
      'package main\n\ntype P struct{ a int }\n\nfunc main() {\n\tvar p *P\n\tprintln(p.a)\n}\n',
      'panic: runtime error: invalid memory address or nil pointer dereference',
    ],
    [
      'package main\n\nfunc main() {\n\tvar m map[string]int\n\tm["a"] = 1\n}\n',
      'panic: assignment to entry in nil map',
    ],
    [
      'package main\n\nfunc main() {\n\tx := 0\n\tprintln(1 / x)\n}\n',
      'panic: runtime error: integer divide by zero',
    ],
    [
      'package main\n\nfunc main() {\n\tc := make(chan int)\n\tc <- 1\n}\n',
      'fatal error: all goroutines are asleep - deadlock!',
    ],
    [
      'package main\n\nx := 1\n\nfunc main() {\n}\n',
      'syntax error: non-declaration statement outside function body',
    ],
    [
      'package main\n\nfunc f() {}\n\nfunc main() {\n\tx := f()\n\t_ = x\n}\n',
      'f() (no value) used as value',
    ],
  ],
};
