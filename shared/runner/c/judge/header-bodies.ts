import type { SourceFile } from '../../runner';

const TOKEN = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^#.*$|[\s\S]/gm;
const OWN = /\b(?:static|inline|__inline|__inline__)\b/g;

/**
 * Headers without their function bodies. If learner code were inlined into a test, it could leave a value undefined, and
 * the compiler could then assume the expected one. Without bodies, tests call these functions like any other.
 */
export const withoutBodies = (headers: readonly SourceFile[]): SourceFile[] =>
  headers.map(({ name, content }) => ({
    name,
    content: rewrite(content, (head) => `${head.replace(OWN, '')};`),
  }));

/** The same headers with their functions made callable from outside, or an empty list if they have no functions. */
export function externalBodies(headers: readonly SourceFile[]): SourceFile[] {
  let count = 0;
  const rewritten = headers.map(({ name, content }) => ({
    name,
    content: rewrite(content, (head, body) => {
      const plain = head.replace(OWN, '');
      if (plain === head) return `${head};`;
      count += 1;
      return plain + body;
    }),
  }));
  return count > 0 ? rewritten : [];
}

/** Replaces each function definition; `change` gets the part before the body, and the body. */
function rewrite(content: string, change: (head: string, body: string) => string): string {
  let done = '';
  let head = '';
  let body = '';
  let depth = 0;
  for (const token of content.match(TOKEN) ?? []) {
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
