import type { Extras } from '../pipeline/render-tree';
import type { ExtraName } from '../pipeline/syntax';

const LOADERS: Record<ExtraName, () => Promise<Extras[ExtraName]>> = {
  rawHtml: () => import('./raw-html').then((module) => module.default),
  math: () => import('./math').then((module) => module.default),
};

const loaded: Extras = {};
const loading = new Map<ExtraName, Promise<void>>();

/** These extras, or undefined while one of them is missing. */
export function loadedExtras(names: Iterable<ExtraName>): Extras | undefined {
  const extras: Extras = {};
  for (const name of names) {
    if (!loaded[name]) return undefined;
    extras[name] = loaded[name];
  }
  return extras;
}

/** Loads extras, by default all of them; each once. A failure is retried with the next call. */
export async function loadExtras(names: Iterable<ExtraName> = ['rawHtml', 'math']): Promise<void> {
  await Promise.all([...names].map(load));
}

function load(name: ExtraName): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const started = LOADERS[name]().then((extra) => void Object.assign(loaded, { [name]: extra }));
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
}
