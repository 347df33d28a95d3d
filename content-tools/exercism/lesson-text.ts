import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExerciseConfig } from './exercise-files';
import { portable } from './portable-markdown';
import type { TrackConfig } from './track';

/** The text of lesson.md from an exercise's .docs/, with who wrote it. */
export function lessonText(root: string, folder: string, track: TrackConfig, config: ExerciseConfig): string {
  const doc = (name: string) => {
    const file = join(root, folder, '.docs', `${name}.md`);
    return existsSync(file) ? tidy(readFileSync(file, 'utf8')) : '';
  };
  const hints = doc('hints');
  const sections = [
    doc('introduction'),
    doc('introduction.append'),
    '## Assignment',
    doc('instructions'),
    doc('instructions.append'),
    ...(hints ? ['## Tip', hints] : []),
    '## Credits',
    credits(track, config),
  ];
  const text = `${sections.filter(Boolean).join('\n\n')}\n`;
  return portable(text, { track: track.slug, folder });
}

function credits(
  track: TrackConfig,
  { authors = [], contributors = [], source, source_url }: ExerciseConfig,
) {
  const names = [...authors, ...contributors];
  const by = names.length > 0 ? `, written by ${new Intl.ListFormat('en').format(names)}` : '';
  const origin = source ? ` Source: ${source_url ? `[${source}](${source_url})` : source}.` : '';
  return `From the ${track.language} track of [Exercism](https://exercism.org/tracks/${track.slug})${by}.${origin}`;
}

const FENCE = /^( {0,3})(`{3,}|~{3,})[ \t]*([^\s`]*)/;

/** Our rules for Markdown: sections are ours, every fence names a language, notes are callouts. */
function tidy(markdown: string): string {
  let fence: { mark: string; isNote: boolean } | undefined;
  const lines = markdown
    .replaceAll('\r\n', '\n')
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', mark, language] = FENCE.exec(line) ?? [];
      if (fence) {
        if (!mark?.startsWith(fence.mark) || language) return [line];
        const { isNote } = fence;
        fence = undefined;
        return [isNote ? ':::' : line];
      }
      if (mark) {
        const note = /^exercism\/(\w+)$/.exec(language ?? '')?.[1];
        fence = { mark, isNote: note !== undefined };
        if (note) return [note === 'note' ? ':::note' : ':::warning'];
        return [language ? line : `${indent}${mark}text`];
      }
      if (/^# /.test(line)) return [];
      return [/^#{2,5} /.test(line) ? `#${line}` : line.replace(/^:::.*$/, '')];
    });
  return lines.join('\n').trim();
}
