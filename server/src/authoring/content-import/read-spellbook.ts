import { SpellbookFile } from '@shared/content/spellbook-file';
import { checkProse } from './check-prose';
import type { ChapterContent, SpellbookPageContent } from './content';
import type { ContentFiles } from './content-files';
import { splitFrontMatter } from './front-matter';
import { didYouMean } from './nearest-name';
import type { UniqueNames } from './unique-names';
import { YamlFile } from './yaml-file';

interface Reading {
  files: ContentFiles;
  names: UniqueNames;
}

/** A page that could be read, with what its links to other files need to be reported. */
interface ReadPage {
  page: Omit<SpellbookPageContent, 'lessonUuid'> & { lesson: string };
  yaml: YamlFile;
}

/** Reads a course's spellbook/, sorted by file name. Courses without one have no pages. */
export function readSpellbook(
  reading: Reading,
  folder: string,
  chapters: readonly ChapterContent[],
): SpellbookPageContent[] {
  const { files } = reading;
  const read: ReadPage[] = [];
  for (const entry of files.list(folder) ?? []) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() || !entry.name.endsWith('.md')) {
      files.problems.add(file, 1, 'does not belong here; a spellbook page is an .md file');
      continue;
    }
    const page = readPage(reading, file, entry.name.slice(0, -'.md'.length));
    if (page) read.push(page);
  }
  const lessons = new Map(
    chapters.flatMap((chapter) => chapter.lessons.map(({ slug, uuid }) => [slug, uuid])),
  );
  const slugs = read.map(({ page }) => page.slug);
  return read.flatMap(({ page: { lesson, ...page }, yaml }) => {
    const others = slugs.filter((slug) => slug !== page.slug);
    for (const [index, other] of page.seeAlso.entries())
      if (!others.includes(other))
        files.problems.add(
          yaml.file,
          yaml.lineOf(['seeAlso', index]),
          `there is no other page ${other}${didYouMean(other, others)}`,
        );
    const lessonUuid = lessons.get(lesson);
    if (lessonUuid) return [{ ...page, lessonUuid }];
    const message = `there is no lesson ${lesson} in this course${didYouMean(lesson, [...lessons.keys()])}`;
    files.problems.add(yaml.file, yaml.lineOf(['lesson']), message);
    return [];
  });
}

function readPage({ files, names }: Reading, file: string, slug: string): ReadPage | undefined {
  const { frontMatter, text } = splitFrontMatter(files.read(file) ?? '');
  if (frontMatter === undefined) {
    files.problems.add(file, 1, 'must start with --- and its fields, and another --- below them');
    return undefined;
  }
  // The opening --- starts a YAML document of its own, so that lines are those of the file.
  const yaml = new YamlFile(file, `---\n${frontMatter}`, files.problems);
  names.registerUuid(yaml);
  const fenceLine = frontMatter.split('\n').length + 2;
  for (const { line, message } of checkProse(text, { needsAssignment: false }))
    files.problems.add(file, fenceLine + line, message);
  const fields = yaml.parse(SpellbookFile);
  return (
    fields && {
      page: { ...fields, slug, text: text.trim(), textLine: fenceLine + blankLinesBefore(text) + 1 },
      yaml,
    }
  );
}

const blankLinesBefore = (text: string) => text.slice(0, text.search(/\S|$/)).split('\n').length - 1;
