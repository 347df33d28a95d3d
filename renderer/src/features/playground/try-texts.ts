import type { Language } from '@shared/runner/languages';

interface TryText {
  /** What the language is for, in two sentences. */
  lead: string;
  /** Three small exercises with the example. */
  steps: readonly [string, string, string];
}

/** The texts of the guided pages; each language's steps fit its first example. */
export const TRY_TEXTS: Partial<Record<Language, TryText>> = {
  python: {
    lead: 'Python reads almost like plain English, and people use it for websites, data and science. It runs right here in your browser: nothing to install.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Replace Ada with your own name, add a fourth tool, and run it again.',
      'Change the loop so the steel stops at 700 degrees.',
    ],
  },
  javascript: {
    lead: 'JavaScript is the language of the web: every interactive page uses it. It runs right here, sandboxed from the page around it: nothing to install.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Replace Ada with your own name, add a fourth tool, and run it again.',
      'Misspell console on purpose and see where the error points.',
    ],
  },
  typescript: {
    lead: 'TypeScript is JavaScript with types, so mistakes show up before the program runs. The editor checks the types as you write.',
    steps: [
      'Press Run and see what happens to a tool with no known age.',
      'Give the tongs an age of "old" and see what the editor says.',
      'Add your own tool and find out when it becomes the heaviest.',
    ],
  },
  sql: {
    lead: 'SQL answers questions about tables: who, how many, which is the largest? Every run gets its own fresh database, so you can’t break anything.',
    steps: [
      'Press Run: the program runs two queries, and each result is a table.',
      'Add a tool to the INSERT and run it again.',
      'Change the WHERE clause to show only tools over one kilogram.',
    ],
  },
  go: {
    lead: 'Go is small, fast and made for servers that do many things at once. Its compiler checks your program before a single line runs.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Add a fourth tool and run it again.',
      'Declare a variable without using it: Go catches that too.',
    ],
  },
};
