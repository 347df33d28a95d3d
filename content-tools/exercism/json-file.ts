import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemList } from '@server/authoring/content-import/problem';
import { YamlFile } from '@server/authoring/content-import/yaml-file';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Reads a JSON file by its schema; undefined, with every problem reported by file and line, if it doesn't fit. */
export function readJson<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ProblemList,
): z.infer<Schema> | undefined {
  if (!existsSync(join(root, file))) {
    problems.add(file, 1, 'is missing');
    return undefined;
  }
  const text = readFileSync(join(root, file), 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 quotes a short document as a whole.
    const reason = message.replace(/, "[\s\S]*$/, '');
    problems.add(file, lineOfError(text, message), `is not valid JSON: ${reason}`);
    return undefined;
  }
  // Every JSON document is a YAML one, and our reader of those knows the line of everything.
  return new YamlFile(file, text.replaceAll('\t', ' '), problems).parse(schema);
}

function lineOfError(text: string, message: string): number {
  const line = /\(line (\d+) column/.exec(message)?.[1];
  if (line) return Number(line);
  const lines = new LineCounter();
  const [error] = parseDocument(text, { lineCounter: lines, prettyErrors: false }).errors;
  return error ? Math.max(1, lines.linePos(error.pos[0]).line) : 1;
}
