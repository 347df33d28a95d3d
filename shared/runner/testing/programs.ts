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

const STDIN = 'hinge 40 20\nbell 2 900\nhorseshoe 12 45\n\nkettle 3 330\n';

const printed = (edition: string) => `Edition: ${edition}
bell        2 x  900 =   1800
kettle      3 x  330 =    990
hinge      40 x   20 =    800
horseshoe  12 x   45 =    540
Total: 4130
`;

/** All but SQL read the same lines and print the same bill, in the same order. */
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
  stdin: STDIN,
  stdout: printed('first'),
  edit: { file: { name: edition.name, content: edition.content('second') }, stdout: printed('second') },
});

const PYTHON = bill(
  'python',
  {
    'main.py': `import sys

from bill import Line, total
from edition import NAME

print(f"Edition: {NAME}")
lines = [Line.parse(text) for text in sys.stdin if text.strip()]
for line in sorted(lines, key=lambda each: each.cost, reverse=True):
    print(line)
print(f"Total: {total(lines)}")
`,
    'bill.py': `from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    name: str
    count: int
    price: int

    @classmethod
    def parse(cls, text):
        name, count, price = text.split()
        return cls(name, int(count), int(price))

    @property
    def cost(self):
        return self.count * self.price

    def __str__(self):
        return f"{self.name:<9} {self.count:>3} x {self.price:>4} = {self.cost:>6}"


def total(lines):
    return sum(line.cost for line in lines)
`,
  },
  { name: 'edition.py', content: (edition) => `NAME = "${edition}"\n` },
);

const JAVASCRIPT = bill(
  'javascript',
  {
    'main.js': `import { costOf, parse, show } from './bill.js';
import { NAME } from './edition.js';

console.log(\`Edition: \${NAME}\`);
const lines = [];
for (let text = readLine(); text !== null; text = readLine()) {
  if (text.trim() !== '') lines.push(parse(text));
}
for (const line of lines.toSorted((one, other) => costOf(other) - costOf(one))) console.log(show(line));
console.log('Total:', lines.reduce((sum, line) => sum + costOf(line), 0));
`,
    'bill.js': `export function parse(text) {
  const [name, count, price] = text.trim().split(/\\s+/);
  return { name, count: Number(count), price: Number(price) };
}

export const costOf = ({ count, price }) => count * price;

export const show = (line) =>
  \`\${line.name.padEnd(9)} \${String(line.count).padStart(3)} x \${String(line.price).padStart(4)} = \${String(costOf(line)).padStart(6)}\`;
`,
  },
  { name: 'edition.js', content: (edition) => `export const NAME = '${edition}';\n` },
);

const TYPESCRIPT = bill(
  'typescript',
  {
    'main.ts': `import { costOf, type Line, parse, show } from './bill';
import { NAME } from './edition';

console.log(\`Edition: \${NAME}\`);
const lines: Line[] = [];
for (let text = readLine(); text !== null; text = readLine()) {
  if (text.trim() !== '') lines.push(parse(text));
}
const dearestFirst = (one: Line, other: Line): number => costOf(other) - costOf(one);
for (const line of lines.toSorted(dearestFirst)) console.log(show(line));
console.log('Total:', lines.reduce((sum, line) => sum + costOf(line), 0));
`,
    'bill.ts': `export interface Line {
  readonly name: string;
  readonly count: number;
  readonly price: number;
}

export function parse(text: string): Line {
  const [name = '', count, price] = text.trim().split(/\\s+/);
  return { name, count: Number(count), price: Number(price) };
}

export const costOf = ({ count, price }: Line): number => count * price;

const right = (value: number, width: number): string => String(value).padStart(width);

export function show(line: Line): string {
  return \`\${line.name.padEnd(9)} \${right(line.count, 3)} x \${right(line.price, 4)} = \${right(costOf(line), 6)}\`;
}
`,
  },
  { name: 'edition.ts', content: (edition) => `export const NAME: string = '${edition}';\n` },
);

const C = bill(
  'c',
  {
    'main.c': `#include <stdio.h>
#include <stdlib.h>

#include "bill.h"
#include "edition.h"

#define MOST_LINES 20

static int dearest_first(const void *one, const void *other) {
    return line_cost(other) - line_cost(one);
}

int main(void) {
    Line lines[MOST_LINES];
    int count = 0;
    int total = 0;

    printf("Edition: %s\\n", EDITION);
    while (count < MOST_LINES && line_read(&lines[count])) {
        total += line_cost(&lines[count]);
        count++;
    }
    qsort(lines, count, sizeof lines[0], dearest_first);
    for (int i = 0; i < count; i++) {
        line_print(&lines[i]);
    }
    printf("Total: %d\\n", total);
    return 0;
}
`,
    'bill.c': `#include "bill.h"

#include <stdio.h>

bool line_read(Line *line) {
    return scanf("%15s %d %d", line->name, &line->count, &line->price) == 3;
}

int line_cost(const Line *line) {
    return line->count * line->price;
}

void line_print(const Line *line) {
    printf("%-9s %3d x %4d = %6d\\n", line->name, line->count, line->price, line_cost(line));
}
`,
    'bill.h': `#ifndef BILL_H
#define BILL_H

#include <stdbool.h>

typedef struct {
    char name[16];
    int count;
    int price;
} Line;

bool line_read(Line *line);
int line_cost(const Line *line);
void line_print(const Line *line);

#endif
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
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
)

func main() {
	fmt.Println("Edition:", edition)

	var lines []Line
	total := 0
	for scanner := bufio.NewScanner(os.Stdin); scanner.Scan(); {
		if strings.TrimSpace(scanner.Text()) == "" {
			continue
		}
		line, err := parse(scanner.Text())
		if err != nil {
			fmt.Println("Skipped:", err)
			continue
		}
		lines = append(lines, line)
		total += line.Cost()
	}
	slices.SortStableFunc(lines, func(one, other Line) int { return cmp.Compare(other.Cost(), one.Cost()) })
	for _, line := range lines {
		fmt.Println(line)
	}
	fmt.Println("Total:", total)
}
`,
    'bill.go': `package main

import "fmt"

type Line struct {
	Name  string
	Count int
	Price int
}

func parse(text string) (line Line, err error) {
	_, err = fmt.Sscan(text, &line.Name, &line.Count, &line.Price)
	return line, err
}

func (l Line) Cost() int { return l.Count * l.Price }

func (l Line) String() string {
	return fmt.Sprintf("%-9s %3d x %4d = %6d", l.Name, l.Count, l.Price, l.Cost())
}
`,
  },
  { name: 'edition.go', content: (edition) => `package main\n\nconst edition = "${edition}"\n` },
);

const tables = (edition: string) => ` edition
---------
 ${edition}
(1 row)
 name      | count | price | cost
-----------+-------+-------+------
 bell      |     2 |   900 | 1800
 kettle    |     3 |   330 |  990
 hinge     |    40 |    20 |  800
 horseshoe |    12 |    45 |  540
(4 rows)
 total
-------
  4130
(1 row)
`;

/** SQL reads no input: what the others read stands in a table, and what it answers is tables. */
const SQL: KnownProgram = {
  language: 'sql',
  files: [
    {
      name: 'main.sql',
      content: `SELECT edition.name AS edition FROM edition;

SELECT name, count, price, count * price AS cost
FROM lines
ORDER BY cost DESC;

SELECT sum(count * price) AS total FROM lines;
`,
    },
    {
      name: 'lines.sql',
      content: `CREATE TABLE lines (name TEXT NOT NULL, count INTEGER NOT NULL, price INTEGER NOT NULL);
INSERT INTO lines VALUES ('hinge', 40, 20), ('bell', 2, 900), ('horseshoe', 12, 45), ('kettle', 3, 330);
`,
    },
    { name: 'edition.sql', content: "CREATE TABLE edition AS SELECT 'first' AS name;\n" },
  ],
  stdin: '',
  stdout: tables('first'),
  edit: {
    file: { name: 'edition.sql', content: "CREATE TABLE edition AS SELECT 'second' AS name;\n" },
    stdout: tables('second'),
  },
};

/** One of each language. */
export const KNOWN_PROGRAMS: readonly KnownProgram[] = [PYTHON, JAVASCRIPT, TYPESCRIPT, SQL, C, GO];

/** The program after its edit. */
export function editedFiles({ files, edit }: KnownProgram): SourceFile[] {
  return files.map((file) => (file.name === edit.file.name ? edit.file : file));
}
