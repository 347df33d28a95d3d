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

/** The folders of resources/examples: one per language, and those of guided pages. */
export type ExampleSet = Language | 'coding-game' | 'vibe-coding';

/** Each set is a separate chunk. */
const MODULES: Record<ExampleSet, () => Promise<ExampleModule>> = {
  python: () => import('./python'),
  javascript: () => import('./javascript'),
  typescript: () => import('./typescript'),
  sql: () => import('./sql'),
  c: () => import('./c'),
  go: () => import('./go'),
  'coding-game': () => import('./coding-game'),
  'vibe-coding': () => import('./vibe-coding'),
};

/** The programs of a set, from resources/examples; the first one is what a playground starts with. */
export async function loadExamples(set: ExampleSet): Promise<readonly Example[]> {
  const { list, files } = await MODULES[set]();
  const textOf = (slug: string, name: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${set}/${slug}/${name}`))?.[1] ?? '';
  return list.map(({ slug, title, summary, files: names, stdin = '' }) => ({
    slug,
    title,
    summary,
    stdin,
    files: names.map((name) => ({ name, content: textOf(slug, name) })),
  }));
}
