import { join } from 'node:path';
import type { ContentFiles } from '../content-files';
import { didYouMean } from '../nearest-name';
import { findReferences, type Reference } from './find-references';
import { type MediaFile, readMedia } from './media-facts';
import { mediaTypeOf } from './media-types';

/** The names of a folder's files that can be media. */
export const mediaNames = (files: ContentFiles, path: string): string[] =>
  (files.list(path) ?? [])
    .filter((entry) => entry.isFile() && mediaTypeOf(entry.name))
    .map(({ name }) => name);

/** The files in a lesson's folder that its text can use, by name; undefined for one that is reported as broken. */
export function readLessonMedia(files: ContentFiles, path: string): Map<string, MediaFile | undefined> {
  const found = new Map<string, MediaFile | undefined>();
  for (const name of mediaNames(files, path)) {
    const media = readMedia(join(files.root, path, name), name);
    if (typeof media === 'string') files.problems.add(`${path}/${name}`, 1, media);
    found.set(name, typeof media === 'string' ? undefined : media);
  }
  return found;
}

/**
 * A lesson's text, from the file of that name, with the addresses of its media. Reports images without a description, what
 * isn't there, and links that lead nowhere. Adds the names of the files that it uses to `used`.
 */
export function placeMedia(
  files: ContentFiles,
  { path, name: file }: { path: string; name: string },
  markdown: string,
  media: ReadonlyMap<string, MediaFile | undefined>,
  used: Set<string>,
): string {
  const report = (line: number, message: string) => files.problems.add(`${path}/${file}`, line, message);
  const anchors = markdown.includes('](#') ? anchorsOf(markdown) : undefined;
  let placed = '';
  let end = 0;
  for (const reference of findReferences(markdown).toSorted((a, b) => a.start - b.start)) {
    const problem = problemOf(reference, media, anchors);
    if (problem) report(reference.line, problem);
    const item = media.get(reference.address);
    if (!item || reference.start < end) continue;
    used.add(item.name);
    const captions = captionsFor(item, media);
    if (captions) used.add(captions);
    placed += markdown.slice(end, reference.start) + addressOf(path, item, reference.kind, captions);
    end = reference.end;
  }
  for (const line of untitledDiagrams(markdown))
    report(line, 'the diagram has no title to say what it shows; write ```mermaid title="…"');
  return placed + markdown.slice(end);
}

/** Once all texts of a lesson have been read, its translations included. */
export function reportUnusedMedia(
  files: ContentFiles,
  path: string,
  media: ReadonlyMap<string, MediaFile | undefined>,
  used: ReadonlySet<string>,
): void {
  for (const [name, file] of media)
    if (file && !used.has(name)) files.problems.add(`${path}/${name}`, 1, 'is not used in lesson.md');
}

/** Images are loaded from the API; a link leads to the page that shows the file. */
function addressOf(path: string, file: MediaFile, kind: Reference['kind'], captions?: string): string {
  const name = file.name.replace(/(\.\w+)$/, `${file.sizeSuffix}$1`);
  const query = `?v=${file.version}${captions ? `&captions=${captions}` : ''}`;
  return `${kind === 'image' ? '/v1' : ''}/content/${path}/${name}${query}`;
}

function captionsFor(
  { name, type }: MediaFile,
  media: ReadonlyMap<string, MediaFile | undefined>,
): string | undefined {
  const captions = name.replace(/(-\d+x\d+)?\.\w+$/, '.vtt');
  return type.kind === 'video' && media.has(captions) ? captions : undefined;
}

function problemOf(
  { kind, address, alt }: Reference,
  media: ReadonlyMap<string, MediaFile | undefined>,
  anchors: ReadonlySet<string> | undefined,
): string | undefined {
  if (kind === 'image') return imageProblem(address, alt ?? '', media);
  if (address.startsWith('#'))
    return anchors?.has(decoded(address.slice(1))) ? undefined : `there is no heading for ${address}`;
  if (address.startsWith('?'))
    return /^\?modal=[\w-]{1,64}$/.test(address) ? undefined : `${address} is no modal; write ?modal=<name>`;
  if (address.startsWith('/')) return undefined; // checked once all lessons are known
  if (/^(https?:\/\/[^/]|mailto:.)/i.test(address)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return `${address} is not a link that a browser may follow`;
  return media.has(address) ? undefined : missing(address, media);
}

function imageProblem(
  address: string,
  alt: string,
  media: ReadonlyMap<string, MediaFile | undefined>,
): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    return `${address} is not in this folder; media from elsewhere aren’t shown`;
  if (!address.startsWith('/') && !media.has(address)) return missing(address, media);
  return alt.trim() === '' ? `${address} has no description; write it between the brackets` : undefined;
}

const missing = (name: string, media: ReadonlyMap<string, MediaFile | undefined>) =>
  `there is no file ${name} in this folder${didYouMean(name, media.keys())}`;

function untitledDiagrams(markdown: string): number[] {
  if (!markdown.includes('mermaid')) return [];
  return markdown
    .split('\n')
    .flatMap((line, index) => (/^\s*`{3,}mermaid(?!.*\btitle="[^"]+")/.test(line) ? [index + 1] : []));
}

/** The anchors that the renderer gives to headings. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const [, title] of markdown.matchAll(/^#{2,6}[ \t]+(.{1,300})$/gm)) {
    const slug = title!
      .replace(/[`*_]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count > 0 ? `${slug}-${count}` : slug);
  }
  return anchors;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor; // not percent-encoded after all
  }
}
