import type { Language, SourceFile } from '../runner';

/** A program of several files whose output is known, for tests that ask every place to give the same. */
export interface KnownProgram {
  language: Language;
  /** The entry first. */
  files: readonly SourceFile[];
  stdin: string;
  stdout: string;
  /** A change of one file, and what is printed then. */
  edit: { file: SourceFile; stdout: string };
}

const printed = (edition: string) => `Edition: ${edition}
hinge        40    800
bell          2   1800
horseshoe    12    540
Total: 3140
`;

/** All but SQL read the same lines and print the same bill. */
const bill = (
  language: Language,
  files: Record<string, string>,
  edition: { name: string; content: (edition: string) => string },
): KnownProgram => ({
  language,
  files: [
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
    { name: edition.name, content: edition.content('first') },
  ],
  stdin: 'hinge 40 20\nbell 2 900\nhorseshoe 12 45\n',
  stdout: printed('first'),
  edit: { file: { name: edition.name, content: edition.content('second') }, stdout: printed('second') },
});

const PYTHON = bill(
  'python',
  {
    'main.py': `import sys

from bill import Line
from edition import NAME

print(f"Edition: {NAME}")
lines = [Line(*text.split()) for text in sys.stdin]
for line in lines:
    print(f"{line.name:<10} {line.count:>4} {line.cost:>6}")
print(f"Total: {sum(line.cost for line in lines)}")
`,
    'bill.py': `class Line:
    def __init__(self, name, count, price):
        self.name = name
        self.count = int(count)
        self.cost = self.count * int(price)
`,
  },
  { name: 'edition.py', content: (edition) => `NAME = "${edition}"\n` },
);

const JAVASCRIPT = bill(
  'javascript',
  {
    'main.js': `import { parse } from './bill.js';
import { NAME } from './edition.js';

console.log(\`Edition: \${NAME}\`);
let total = 0;
for (let text = readLine(); text !== null; text = readLine()) {
  const { name, count, cost } = parse(text);
  console.log(name.padEnd(10), String(count).padStart(4), String(cost).padStart(6));
  total += cost;
}
console.log('Total:', total);
`,
    'bill.js': `export function parse(text) {
  const [name, count, price] = text.split(' ');
  return { name, count: Number(count), cost: count * price };
}
`,
  },
  { name: 'edition.js', content: (edition) => `export const NAME = '${edition}';\n` },
);

const TYPESCRIPT = bill(
  'typescript',
  {
    'main.ts': `import { type Line, parse } from './bill';
import { NAME } from './edition';

console.log(\`Edition: \${NAME}\`);
const lines: Line[] = [];
for (let text = readLine(); text !== null; text = readLine()) lines.push(parse(text));
for (const { name, count, cost } of lines) {
  console.log(name.padEnd(10), String(count).padStart(4), String(cost).padStart(6));
}
console.log('Total:', lines.reduce((sum, line) => sum + line.cost, 0));
`,
    'bill.ts': `export interface Line {
  readonly name: string;
  readonly count: number;
  readonly cost: number;
}

export function parse(text: string): Line {
  const [name = '', count, price] = text.split(' ');
  return { name, count: Number(count), cost: Number(count) * Number(price) };
}
`,
  },
  { name: 'edition.ts', content: (edition) => `export const NAME: string = '${edition}';\n` },
);

const C = bill(
  'c',
  {
    'main.c': `#include <stdio.h>

#include "bill.h"
#include "edition.h"

int main(void) {
    Line line;
    int total = 0;

    printf("Edition: %s\\n", EDITION);
    while (line_read(&line)) {
        printf("%-10s %4d %6d\\n", line.name, line.count, line.cost);
        total += line.cost;
    }
    printf("Total: %d\\n", total);
    return 0;
}
`,
    'bill.c': `#include "bill.h"

#include <stdio.h>

bool line_read(Line *line) {
    int price;
    if (scanf("%15s %d %d", line->name, &line->count, &price) != 3) return false;
    line->cost = line->count * price;
    return true;
}
`,
    'bill.h': `#include <stdbool.h>

typedef struct {
    char name[16];
    int count;
    int cost;
} Line;

bool line_read(Line *line);
`,
  },
  { name: 'edition.h', content: (edition) => `#define EDITION "${edition}"\n` },
);

const GO = bill(
  'go',
  {
    'main.go': `package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	fmt.Println("Edition:", edition)
	total := 0
	for scanner := bufio.NewScanner(os.Stdin); scanner.Scan(); {
		line := parse(scanner.Text())
		fmt.Println(line)
		total += line.Cost
	}
	fmt.Println("Total:", total)
}
`,
    'bill.go': `package main

import "fmt"

type Line struct {
	Name        string
	Count, Cost int
}

func parse(text string) (line Line) {
	var price int
	fmt.Sscan(text, &line.Name, &line.Count, &price)
	line.Cost = line.Count * price
	return line
}

func (l Line) String() string { return fmt.Sprintf("%-10s %4d %6d", l.Name, l.Count, l.Cost) }
`,
  },
  { name: 'edition.go', content: (edition) => `package main\n\nconst edition = "${edition}"\n` },
);

const table = (edition: string) => ` edition | name | cost
---------+------+------
 ${edition.padEnd(7)} | bell | 1800
(1 row)
`;
const edition = (name: string): SourceFile => ({
  name: 'edition.sql',
  content: `CREATE TABLE edition AS SELECT '${name}' AS name;\n`,
});

/** SQL reads no input: what the others read stands in a table, and what it answers is tables. */
const SQL: KnownProgram = {
  language: 'sql',
  files: [
    {
      name: 'main.sql',
      content: 'SELECT edition.name AS edition, lines.name, count * price AS cost FROM edition, lines;\n',
    },
    {
      name: 'lines.sql',
      content: "CREATE TABLE lines (name, count, price);\nINSERT INTO lines VALUES ('bell', 2, 900);\n",
    },
    edition('first'),
  ],
  stdin: '',
  stdout: table('first'),
  edit: { file: edition('second'), stdout: table('second') },
};

/** One of each language. */
export const KNOWN_PROGRAMS: readonly KnownProgram[] = [PYTHON, JAVASCRIPT, TYPESCRIPT, SQL, C, GO];

/** The program after its edit. */
export function editedFiles({ files, edit }: KnownProgram): SourceFile[] {
  return files.map((file) => (file.name === edit.file.name ? edit.file : file));
}
