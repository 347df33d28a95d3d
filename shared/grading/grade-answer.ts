import { failure, type Grade, success } from './grade';

/** What a free-text answer must, may and must not contain. Empty lists require nothing. */
export interface TextRules {
  containsAll?: readonly string[];
  containsNone?: readonly string[];
  matchesOne?: readonly string[];
}

/** Judges a `type_choice` lesson: the chosen text must be the correct one. */
export function gradeChoice(answer: string, choice: string): Grade {
  return choice === answer
    ? success('Correct!')
    : failure('Not that one. Read the question again and try another.');
}

/** Ignores case, surrounding whitespace, and the kind and amount of whitespace in between. */
export function normalizeAnswer(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Judges a `type_text_input` lesson. All given rules must hold. */
export function gradeTextInput(rules: TextRules, input: string): Grade {
  const given = normalizeAnswer(input);
  if (given === '') return failure('Write an answer first.');
  const holds = (part: string) => given.includes(normalizeAnswer(part));
  const { containsAll = [], containsNone = [], matchesOne = [] } = rules;
  const right =
    containsAll.every(holds) &&
    !containsNone.some(holds) &&
    (matchesOne.length === 0 || matchesOne.some((text) => normalizeAnswer(text) === given));
  return right ? success('Correct!') : failure('Not quite. Take another look and try again.');
}
