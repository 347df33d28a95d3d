import { LANGUAGE_FACTS } from '../languages';
import type { Language, SourceFile } from '../runner';

/** A program with several files and a known output, which must be the same in browser and server. */
export interface KnownProgram {
  language: Language;
  /** The entry first. */
  files: readonly SourceFile[];
  stdin: string;
  stdout: string;
  /** A change to one file, and the output after it. */
  edit: { file: SourceFile; stdout: string };
}

const printed = (edition: string) => `Edition: ${edition}
hinge         800
bell         1800
horseshoe     540
Total: 3140
`;

/** All languages except SQL read the same lines and print the same bill. `edition` is their second file. */
const bill = (language: Language, main: string, edition: (name: string) => string): KnownProgram => {
  const { entry, extension } = LANGUAGE_FACTS[language];
  const file = (name: string) => ({ name: `edition${extension}`, content: edition(name) });
  return {
    language,
    files: [{ name: entry, content: main }, file('first')],
    stdin: 'hinge 40 20\nbell 2 900\nhorseshoe 12 45\n',
    stdout: printed('first'),
    edit: { file: file('second'), stdout: printed('second') },
  };
};

const PYTHON = bill(
  'python',
  `import sys
from edition import NAME

print(f"Edition: {NAME}")
total = 0
for line in sys.stdin:
    name, count, price = line.split()
    cost = int(count) * int(price)
    print(f"{name:<10} {cost:>6}")
    total += cost
print(f"Total: {total}")
`,
  (name) => `NAME = "${name}"\n`,
);

const [JAVASCRIPT, TYPESCRIPT] = (['javascript', 'typescript'] as const).map((language) => {
  const type = language === 'typescript' ? ': string' : '';
  return bill(
    language,
    `import { NAME } from './edition';

function cost(text${type}) {
  const [name = '', count, price] = text.split(' ');
  return { name, cost: Number(count) * Number(price) };
}

console.log(\`Edition: \${NAME}\`);
let total = 0;
for (let text = readLine(); text !== null; text = readLine()) {
  const line = cost(text);
  console.log(line.name.padEnd(10), String(line.cost).padStart(6));
  total += line.cost;
}
console.log('Total:', total);
`,
    (name) => `export const NAME${type} = '${name}';\n`,
  );
}) as [KnownProgram, KnownProgram];

const C = bill(
  'c',
  `#include <stdio.h>

extern const char *edition;

int main(void) {
    char name[16];
    int count, price, total = 0;
    printf("Edition: %s\\n", edition);
    while (scanf("%15s %d %d", name, &count, &price) == 3) {
        printf("%-10s %6d\\n", name, count * price);
        total += count * price;
    }
    printf("Total: %d\\n", total);
}
`,
  (name) => `const char *edition = "${name}";\n`,
);

const GO = bill(
  'go',
  `package main

import "fmt"

func main() {
	fmt.Println("Edition:", edition)
	var name string
	var count, price, total int
	for {
		if _, err := fmt.Scan(&name, &count, &price); err != nil { break }
		fmt.Printf("%-10s %6d\\n", name, count*price)
		total += count * price
	}
	fmt.Println("Total:", total)
}
`,
  (name) => `package main\n\nconst edition = "${name}"\n`,
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

/** SQL has no input: the lines are in a table, and the output consists of tables. */
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

/** One for each language. */
export const KNOWN_PROGRAMS: readonly KnownProgram[] = [PYTHON, JAVASCRIPT, TYPESCRIPT, SQL, C, GO];
