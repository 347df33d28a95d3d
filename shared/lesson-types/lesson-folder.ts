import type { Language } from '../runner/languages';

/** A lesson's folder in content/, as a lesson type reads it. */
export interface LessonFolder {
  /** Relative to the content folder. */
  readonly path: string;
  /** The lesson's own language, or that of the course; undefined if neither file names a known one. */
  readonly language: Language | undefined;
  /** lesson.yaml as plain values, not validated. */
  readonly fields: unknown;
  /** The texts of all files in a subfolder and below it, by their path there; none if it doesn't exist. */
  filesIn(subfolder: string): Map<string, string>;
  /** Reports a problem at a field of lesson.yaml. */
  reportField(path: readonly PropertyKey[], message: string): void;
  /** Reports a problem in a file; `line` counts from 1. */
  reportFile(file: string, message: string, line?: number): void;
}

/** Reads a subfolder whose files lesson.yaml lists under `field`, and reports files that only one of them has. */
export function readListed(
  folder: LessonFolder,
  subfolder: string,
  field: string,
  entries: readonly { name: string }[],
): Map<string, string> {
  const texts = folder.filesIn(subfolder);
  for (const [index, { name }] of entries.entries())
    if (!texts.has(name))
      folder.reportField([field, index], `${subfolder}/${name} is listed and does not exist`);
  for (const name of texts.keys())
    if (!entries.some((entry) => entry.name === name))
      folder.reportFile(`${subfolder}/${name}`, unlistedIn(folder, field));
  return texts;
}

export const unlistedIn = ({ path }: LessonFolder, field: string) =>
  `is not listed under "${field}" in ${path}/lesson.yaml`;
