import { failure, type Grade, success } from '../../grading';

/** What an answer must, may and must not contain. Missing lists require nothing. */
export interface TextRules {
  containsAll?: readonly string[];
  containsNone?: readonly string[];
  matchesOne?: readonly string[];
}

/** Ignores case, surrounding whitespace, and the kind and amount of whitespace in between. */
function normalizeAnswer(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** All given rules must hold. */
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
