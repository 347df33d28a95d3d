import type { SourceFile } from '../../runner';

const TEXT_OR_MARK = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^#.*$|[\s\S]/gm;
const OWN = /\b(?:static|inline|__inline|__inline__)\b/g;

/**
 * Headers without the bodies of functions in them. Code of a learner's in the middle of a test could leave a value
 * undefined, and the compiler would then choose one that suits; so tests call it like any other of the program's.
 */
export const withoutBodies = (headers: readonly SourceFile[]): SourceFile[] =>
  headers.map(({ name, content }) => ({
    name,
    content: rewrite(content, (head) => `${head.replace(OWN, '')};`),
  }));

/** The same headers, where functions of their own can be called from outside; none when there are no such functions. */
export function openBodies(headers: readonly SourceFile[]): SourceFile[] {
  let count = 0;
  const opened = headers.map(({ name, content }) => ({
    name,
    content: rewrite(content, (head, body) => {
      const plain = head.replace(OWN, '');
      if (plain === head) return `${head};`;
      count += 1;
      return plain + body;
    }),
  }));
  return count > 0 ? opened : [];
}

/** Replaces each function, by what comes before its body and the body. */
function rewrite(content: string, change: (head: string, body: string) => string): string {
  let done = '';
  let head = '';
  let body = '';
  let depth = 0;
  for (const token of content.match(TEXT_OR_MARK) ?? []) {
    if (body) {
      body += token;
      depth += depthOf(token);
      if (depth > 0) continue;
      done += change(head, body);
      head = body = '';
    } else if (token === '{' && depth === 0 && head.trimEnd().endsWith(')')) {
      body = token;
      depth = 1;
    } else {
      head += token;
      depth += depthOf(token);
      if (depth > 0 || !(token === ';' || token.startsWith('#'))) continue;
      done += head;
      head = '';
    }
  }
  return done + head + body;
}

const depthOf = (token: string): number => (token === '{' ? 1 : token === '}' ? -1 : 0);
