import { t } from '@lingui/core/macro';
import type { Language } from '@shared/runner/languages';
import type { ExampleSet } from './examples';

/** A guided page: a program to run and change, with a few things to try. */
export interface TryPage {
  language: Language;
  /** What its playground starts with and offers in its menu. */
  examples: ExampleSet;
  /** `Try Python` */
  title: string;
  /** What it's about, in two or three sentences. */
  lead: string;
  /** Three small exercises with the first example. */
  steps: readonly [string, string, string];
}

/** By the last part of the address, /try/{slug} (docs/app.md). */
const TRY_PAGES: Readonly<Record<string, TryPage>> = {
  sql: {
    language: 'sql',
    examples: 'sql',
    title: t`Try SQL`,
    lead: t`SQL answers questions about tables: who, how many, which is the largest? Every run gets its own fresh database, so you can’t break anything.`,
    steps: [
      t`Press Run: the program runs two queries, and each result is a table.`,
      t`Add a tool to the INSERT and run it again.`,
      t`Change the WHERE clause to show only tools over one kilogram.`,
    ],
  },
  golang: {
    language: 'go',
    examples: 'go',
    title: t`Try Go`,
    lead: t`Go is small, fast and made for servers that do many things at once. Its compiler checks your program before a single line runs.`,
    steps: [
      t`Press Run and compare each line of the program with what it printed.`,
      t`Add a fourth tool and run it again.`,
      t`Declare a variable without using it: Go catches that too.`,
    ],
  },
  python: {
    language: 'python',
    examples: 'python',
    title: t`Try Python`,
    lead: t`Python reads almost like plain English, and people use it for websites, data and science. It runs right here in your browser: nothing to install.`,
    steps: [
      t`Press Run and compare each line of the program with what it printed.`,
      t`Replace Ada with your own name, add a fourth tool, and run it again.`,
      t`Change the loop so the steel stops at 700 degrees.`,
    ],
  },
  javascript: {
    language: 'javascript',
    examples: 'javascript',
    title: t`Try JavaScript`,
    lead: t`JavaScript is the language of the web: every interactive page uses it. It runs right here, sandboxed from the page around it: nothing to install.`,
    steps: [
      t`Press Run and compare each line of the program with what it printed.`,
      t`Replace Ada with your own name, add a fourth tool, and run it again.`,
      t`Misspell console on purpose and see where the error points.`,
    ],
  },
  typescript: {
    language: 'typescript',
    examples: 'typescript',
    title: t`Try TypeScript`,
    lead: t`TypeScript is JavaScript with types, so mistakes show up before the program runs. The editor checks the types as you write.`,
    steps: [
      t`Press Run and see what happens to a tool with no known age.`,
      t`Give the tongs an age of "old" and see what the editor says.`,
      t`Add your own tool and find out when it becomes the heaviest.`,
    ],
  },
  'coding-game': {
    language: 'python',
    examples: 'coding-game',
    title: t`Try a coding game`,
    lead: t`Boots is hungry, and the fish is on the other side of town. You write the moves, then the map, and then the rules. It’s all one small Python program, and it runs right here.`,
    steps: [
      t`Press Run: the program walks Boots along the moves under Input. Write the rest, all the way to the fish.`,
      t`Open town.py, draw a town of your own, and run it again.`,
      t`Change a rule in main.py: make every bonk cost two extra points.`,
    ],
  },
  'vibe-coding': {
    language: 'python',
    examples: 'vibe-coding',
    title: t`Try vibe coding`,
    lead: t`Say what you want, get a program back. It’s a fine way to start, until the program is wrong and nobody in the room can tell. Here’s one like that. Reading it takes five minutes, and it’s the part that’s worth learning.`,
    steps: [
      t`Press Run. The checks compare the program with what was asked for, and two of them disagree.`,
      t`Find the two lines in main.py that don’t do what the request says, and fix them.`,
      t`One mistake was in the code, the other in the request. Which words would have prevented it?`,
    ],
  },
};

/** Those that start a language from nothing, as links. */
export const LANGUAGE_STARTS = Object.entries(TRY_PAGES)
  .filter(([, { examples, language }]) => examples === language)
  .map(([slug, { language, title }]) => ({ language, title, path: `/try/${slug}` }));

/** The other ones. */
export const SPECIAL_STARTS = Object.entries(TRY_PAGES)
  .filter(([, { examples, language }]) => examples !== language)
  .map(([slug, { title }]) => ({ title, path: `/try/${slug}` }));

export const tryPageOf = (slug: string): TryPage | null =>
  Object.hasOwn(TRY_PAGES, slug) ? TRY_PAGES[slug]! : null;
