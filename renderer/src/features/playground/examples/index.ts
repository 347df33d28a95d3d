import type { Language } from '@shared/runner/languages';
import type { Program } from '../program';

/** An example program. */
export interface Example extends Program {
  slug: string;
  title: string;
  /** One sentence: what it shows. */
  summary: string;
}

interface Listed {
  slug: string;
  title: string;
  summary: string;
  /** The first is the entry. */
  files: string[];
  stdin?: string;
}

interface ExampleModule {
  list: Listed[];
  files: Record<string, string>;
}

/** Each language's examples are a separate chunk. */
const MODULES: Record<Language, () => Promise<ExampleModule>> = {
  python: () => import('./python'),
  javascript: () => import('./javascript'),
  typescript: () => import('./typescript'),
  sql: () => import('./sql'),
  c: () => import('./c'),
  go: () => import('./go'),
};

/** A language's examples from resources/examples; the first one is what a playground starts with. */
export async function loadExamples(language: Language): Promise<readonly Example[]> {
  const { list, files } = await MODULES[language]();
  const textOf = (slug: string, name: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}/${slug}/${name}`))?.[1] ?? '';
  return list.map(({ slug, title, summary, files: names, stdin = '' }) => ({
    slug,
    title,
    summary,
    stdin,
    files: names.map((name) => ({ name, content: textOf(slug, name) })),
  }));
}
