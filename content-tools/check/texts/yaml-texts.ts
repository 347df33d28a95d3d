import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** Fields that are Markdown, in lesson.yaml and above translations (docs/lesson-text.md). */
const FIELDS = new Set(['question', 'explanation', 'why', 'text', 'done', 'goodAnswer', 'task', 'message']);

/** The Markdown in a YAML file, each text with its first line (from 1). Nothing if the file can't be read. */
export function yamlTexts(source: string): { text: string; line: number }[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const texts: { text: string; line: number }[] = [];
  if (document.errors.length > 0) return texts;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !FIELDS.has(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      texts.push({ text: value.value, line: lines.linePos(value.range[0]).line + (isBlock ? 1 : 0) });
    },
  });
  return texts;
}
