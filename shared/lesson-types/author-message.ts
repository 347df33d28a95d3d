export const MAX_MESSAGE_LENGTH = 400;

/** Headings, lists, quotes, fences, callouts and tables: more than a message of a few sentences needs. */
const BLOCK = /^\s{0,3}(#{1,6}(\s|$)|[-*+]\s|\d+[.)]\s|>|`{3}|~{3}|:::|\||={3,}\s*$|-{3,}\s*$)/;

/** What's wrong with a message that an author writes to learners who made a mistake. Lines count from 1. */
export function messageProblems(text: string): { line: number; problem: string }[] {
  const { length } = text.trim();
  if (length === 0) return [{ line: 1, problem: 'is empty' }];
  const blocks = text
    .trimEnd()
    .split('\n')
    .flatMap((line, index) =>
      BLOCK.test(line)
        ? [
            {
              line: index + 1,
              problem: 'may have no headings, lists or blocks: write one to three sentences',
            },
          ]
        : [],
    );
  if (length <= MAX_MESSAGE_LENGTH) return blocks;
  return [{ line: 1, problem: `has ${length} characters; keep it below ${MAX_MESSAGE_LENGTH}` }, ...blocks];
}
