import { BOSS_DRAWING, type BossContent, BossFile } from '@shared/content/boss-file';
import type { ContentFiles } from './content-files';
import { checkSlug } from './ordered-children';
import type { UniqueNames } from './unique-names';

const FILES = ['boss.yaml', 'illustration.svg'];
const VIEW_BOX = `viewBox="0 0 ${BOSS_DRAWING.width} ${BOSS_DRAWING.height}"`;
/** What would run code, or load something from elsewhere. */
const ACTIVE_SVG = /<script|<foreignObject|\son\w+=|(?:href|src)=["'](?!#)|url\((?!#)|@import/i;

/** Reads content/bosses: a folder for each, with boss.yaml and illustration.svg; in the order in which they wake. */
export function readBosses(files: ContentFiles, names: UniqueNames): BossContent[] {
  for (const entry of files.list('bosses') ?? [])
    if (!entry.isDirectory()) files.problems.add(`bosses/${entry.name}`, 1, 'does not belong here');
  const bosses: BossContent[] = [];
  const byOrder = new Map<number, string>();
  for (const name of files.folders('bosses')) {
    const folder = `bosses/${name}`;
    files.allowOnly(folder, FILES);
    const illustration = readDrawing(files, `${folder}/illustration.svg`);
    const yaml = files.readYaml(`${folder}/boss.yaml`);
    if (!yaml) continue;
    names.register('boss', yaml);
    const boss = yaml.parse(BossFile);
    if (!boss) continue;
    checkSlug(yaml, boss.slug, name);
    const other = byOrder.get(boss.order);
    if (other) files.problems.add(yaml.file, yaml.lineOf(['order']), `"order" is the same as of ${other}`);
    byOrder.set(boss.order, boss.slug);
    const { x, y, size } = boss.thumbnail;
    if (x + size > BOSS_DRAWING.width || y + size > BOSS_DRAWING.height)
      files.problems.add(yaml.file, yaml.lineOf(['thumbnail']), '"thumbnail" is larger than the drawing');
    if (illustration !== undefined) bosses.push({ ...boss, illustration });
  }
  return bosses.sort((a, b) => a.order - b.order);
}

/** The drawing's text; undefined, with the problem reported, if it can't be shown. */
function readDrawing(files: ContentFiles, file: string): string | undefined {
  const text = files.read(file);
  const fail = (line: number, message: string) => {
    files.problems.add(file, line, message);
    return undefined;
  };
  if (text === undefined) return fail(1, 'is missing');
  const lines = text.split('\n');
  const active = lines.findIndex((line) => ACTIVE_SVG.test(line));
  if (active >= 0) return fail(active + 1, 'may not run code or load anything');
  if (!text.trimStart().startsWith('<svg') || !text.trimEnd().endsWith('</svg>'))
    return fail(1, 'is not an SVG document');
  if (!lines[0]!.includes(VIEW_BOX)) return fail(1, `must have ${VIEW_BOX}`);
  return text;
}
