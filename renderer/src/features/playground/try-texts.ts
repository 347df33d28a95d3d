import type { Language } from '@shared/runner/languages';

interface TryText {
  /** What the language is for, in two sentences. */
  lead: string;
  /** Three small things to do with the example. */
  steps: readonly [string, string, string];
}

/** The guided pages' words: each language's steps fit its first example. */
export const TRY_TEXTS: Partial<Record<Language, TryText>> = {
  python: {
    lead: 'Python reads almost like plain text, and people use it for websites, data and science. It runs right here, on your own machine: there is nothing to install.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Write your own name in place of Ada, add a fourth tool, and run it again.',
      'Change the loop so that the steel stops at 700 degrees.',
    ],
  },
  javascript: {
    lead: 'JavaScript is the language of the web: every page that does something does it with it. It runs right here, closed off from the page around it: there is nothing to install.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Write your own name in place of Ada, add a fourth tool, and run it again.',
      'Misspell console on purpose and look at where the error points.',
    ],
  },
  typescript: {
    lead: 'TypeScript is JavaScript that says what its values are, so that mistakes show before the program runs. The editor checks the types while you write.',
    steps: [
      'Press Run and see what becomes of a tool whose age is unknown.',
      'Give the tongs an age of "old" and look at what the editor says.',
      'Add a tool of your own, and find out when it becomes the heaviest.',
    ],
  },
  sql: {
    lead: 'SQL asks questions of tables: who, how many, which of them most. A database of your own is made for every run, so you can break nothing.',
    steps: [
      'Press Run: two questions are asked, and each answer is a table.',
      'Add a tool to the INSERT and run it again.',
      'Change the WHERE so that only tools above one kilogram are shown.',
    ],
  },
  go: {
    lead: 'Go is small, quick and made for servers that do many things at once. Its own compiler checks your program before a single line of it runs.',
    steps: [
      'Press Run and compare each line of the program with what it printed.',
      'Add a fourth tool and run it again.',
      'Make a variable and do not use it: Go tells you about that too.',
    ],
  },
};
