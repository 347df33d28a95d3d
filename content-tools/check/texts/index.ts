import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitFrontMatter } from '@server/authoring/content-import/front-matter';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import { isWithin } from '../check-lessons';
import { conflictMarks } from './conflict-marks';
import { hasDiagram, markdownFaults, type TextFault } from './markdown-faults';
import { loadMermaid } from './mermaid';
import { yamlTexts } from './yaml-texts';

/** Files of an author's words and programs. What learners download can be anything. */
const FILES = '**/*.{md,yaml,py,js,ts,go,c,h,sql,sh}';
/** Markdown that learners see, apart from an outline, which is for authors. */
const SHOWN = /(?:^|\/)(?:lesson(?:\.\w+)?|message(?:\.\w+)?|spellbook\/[^/]+|hints\/[^/]+)\.md$/;
/** Only whole texts can have HTML. */
const WITH_HTML = /(?:^|\/)(?:lesson(?:\.\w+)?|spellbook\/[^/]+)\.md$/;

/** What's wrong with the texts below `path` (relative to the content folder; empty for all), by file and line. */
export async function textProblems(
  contentDir: string,
  path: string,
): Promise<{ problems: ContentProblem[]; warnings: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const files = globSync(FILES, { cwd: contentDir }).filter((file) => isWithin(file, path));
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    const content = readFileSync(join(contentDir, file), 'utf8').replaceAll('\r\n', '\n');
    const faults = [
      ...conflictMarks(content, { markdown: file.endsWith('.md') }),
      ...(await faultsOf(file, content)),
    ];
    problems.push(...faults.map((fault) => ({ file, ...fault })));
    if (hasDiagram(content) && !(await loadMermaid()))
      warnings.push({
        file,
        line: 1,
        message: 'its diagrams weren’t checked: resources/mermaid is missing here',
      });
  }
  return { problems, warnings };
}

async function faultsOf(file: string, content: string): Promise<TextFault[]> {
  if (file.endsWith('.yaml')) return fieldFaults(content, 0);
  if (!SHOWN.test(file)) return [];
  const { frontMatter, text } = splitFrontMatter(content);
  const above = content.slice(0, content.length - text.length).split('\n').length - 1;
  const inText = await markdownFaults(text, { html: WITH_HTML.test(file) });
  return [
    ...(frontMatter === undefined ? [] : await fieldFaults(frontMatter, 1)),
    ...inText.map(({ line, message }) => ({ line: line + above, message })),
  ];
}

async function fieldFaults(yaml: string, above: number): Promise<TextFault[]> {
  if (!/mermaid|\$\$|:button\[/.test(yaml)) return [];
  const faults = await Promise.all(
    yamlTexts(yaml).map(async ({ text, line }) =>
      (await markdownFaults(text, { html: false })).map((fault) => ({
        line: fault.line + line - 1 + above,
        message: fault.message,
      })),
    ),
  );
  return faults.flat();
}
