import type { ContentFiles } from './content-files';
import { didYouMean } from './nearest-name';
import { YamlFile } from './yaml-file';

/**
 * The child folders of a parent in the order that its file lists them. Reports folders missing from the list and entries
 * without a folder, each at its line in the parent's file.
 */
export function orderedChildren(
  files: ContentFiles,
  parent: YamlFile,
  key: 'chapters' | 'lessons',
  folder: string,
): string[] {
  const present = files.folders(folder);
  const listed = listAt(parent.data, key);
  if (!listed) return present;
  for (const name of present)
    if (!listed.includes(name))
      files.problems.add(
        parent.file,
        parent.lineOf([key]),
        `"${key}" does not list ${name}, which is in ${folder}`,
      );
  for (const [index, name] of listed.entries())
    if (!present.includes(name)) {
      const others = present.filter((other) => !listed.includes(other));
      files.problems.add(
        parent.file,
        parent.lineOf([key, index]),
        `${folder}/${name} is listed and does not exist${didYouMean(name, others)}`,
      );
    }
  return [...new Set(listed)].filter((name) => present.includes(name));
}

/** The list of names under a key of a document that may have other errors; undefined if there is none. */
function listAt(data: unknown, key: string): string[] | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Reflect.get(data, key);
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
}

/** Reports a slug that differs from the name of its folder or file, because the ordered lists use these names. */
export function checkSlug(yaml: YamlFile, slug: string, name: string) {
  if (slug !== name)
    yaml.problems.add(
      yaml.file,
      yaml.lineOf(['slug']),
      `"slug" is ${slug}, and its folder or file is ${name}`,
    );
}
