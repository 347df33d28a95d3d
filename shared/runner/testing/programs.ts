import { LANGUAGE_FACTS } from '../languages';
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
hinge         800
bell         1800
horseshoe     540
Total: 3140
`;

/** All but SQL read the same lines and print the same bill. */
const bill = (
  language: Language,
  files: Record<string, string>,
  editionName: string,
  content: (edition: string) => string,
): KnownProgram => ({
  language,
  files: [
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
    { name: editionName, content: content('first') },
  ],
  stdin: 'hinge 40 20\nbell 2 900\nhorseshoe 12 45\n',
  stdout: printed('first'),
  edit: { file: { name: editionName, content: content('second') }, stdout: printed('second') },
});

const PYTHON = bill(
  'python',
  {
    'main.py': `import sys
from bill import parse
from edition import NAME

print(f"Edition: {NAME}")
lines = [parse(text) for text in sys.stdin]
for name, cost in lines: print(f"{name:<10} {cost:>6}")
print(f"Total: {sum(cost for _, cost in lines)}")
`,
    'bill.py': `def parse(text):
    name, count, price = text.split()
    return name, int(count) * int(price)
`,
  },
  'edition.py',
  (edition) => `NAME = "${edition}"\n`,
);

/** The same program but for its types. */
const script = (language: 'javascript' | 'typescript', parse: string, name: string) => {
  const extension = LANGUAGE_FACTS[language].extension;
  return bill(
    language,
    {
      [`main${extension}`]: `import { parse } from './bill';
import { NAME } from './edition';

console.log(\`Edition: \${NAME}\`);
let total = 0;
for (let text = readLine(); text !== null; text = readLine()) {
  const { name, cost } = parse(text);
  console.log(name.padEnd(10), String(cost).padStart(6));
  total += cost;
}
console.log('Total:', total);
`,
      [`bill${extension}`]: parse,
    },
    `edition${extension}`,
    (edition) => `export const ${name} = '${edition}';\n`,
  );
};

const JAVASCRIPT = script(
  'javascript',
  `export function parse(text) {
  const [name, count, price] = text.split(' ');
  return { name, cost: count * price };
}
`,
  'NAME',
);

const TYPESCRIPT = script(
  'typescript',
  `interface Line { readonly name: string; readonly cost: number }

export function parse(text: string): Line {
  const [name = '', count, price] = text.split(' ');
  return { name, cost: Number(count) * Number(price) };
}
`,
  'NAME: string',
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
    for (; line_read(&line); total += line.cost) printf("%-10s %6d\\n", line.name, line.cost);
    printf("Total: %d\\n", total);
}
`,
    'bill.c': `#include "bill.h"
#include <stdio.h>

bool line_read(Line *line) {
    int count, price;
    if (scanf("%15s %d %d", line->name, &count, &price) != 3) return false;
    line->cost = count * price;
    return true;
}
`,
    'bill.h': `#include <stdbool.h>
typedef struct { char name[16]; int cost; } Line;
bool line_read(Line *line);
`,
  },
  'edition.h',
  (edition) => `#define EDITION "${edition}"\n`,
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
		fmt.Printf("%-10s %6d\\n", line.Name, line.Cost)
		total += line.Cost
	}
	fmt.Println("Total:", total)
}
`,
    'bill.go': `package main

import "fmt"

type Line struct { Name string; Cost int }

func parse(text string) (line Line) {
	var count, price int
	fmt.Sscan(text, &line.Name, &count, &price)
	line.Cost = count * price
	return line
}
`,
  },
  'edition.go',
  (edition) => `package main\n\nconst edition = "${edition}"\n`,
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
