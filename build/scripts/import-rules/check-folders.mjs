// Part of npm run check: folders.cjs must list every folder, and only existing ones, and ARCHITECTURE.md every feature.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import lists from './folders.cjs';

const LISTS_FILE = 'build/scripts/import-rules/folders.cjs';

/** Checks the folders of the repository at `repository`; returns one sentence per problem. */
export function folderProblems(repository, ranked = lists.RANKED) {
  return ranked.flatMap(({ root, folders, wings }) => {
    const { found, problems } = foldersIn(repository, root, wings);
    const missing = found.filter((folder) => !folders.includes(folder));
    const gone = folders.filter((folder) => !found.includes(folder));
    return [
      ...problems,
      ...missing.map((folder) => `${root}/${folder} isn't listed in ${LISTS_FILE}: add it in order.`),
      ...gone.map((folder) => `${root}/${folder} is in ${LISTS_FILE}, but doesn't exist: remove it there.`),
    ];
  });
}

/** The folders under `root`; of a wing, its rooms instead. `at` is the folder to look in. */
function foldersIn(repository, root, wings, at = '') {
  const found = [];
  const problems = [];
  const isWing = wings.includes(at);
  for (const entry of entriesOf(repository, join(root, at))) {
    const path = at ? `${at}/${entry.name}` : entry.name;
    const holdsWings = wings.some((wing) => wing === path || wing.startsWith(`${path}/`));
    if (!entry.isDirectory()) {
      if (at)
        problems.push(`${root}/${path} belongs in a feature's folder: ${root}/${at} contains only features.`);
    } else if (holdsWings) {
      const inner = foldersIn(repository, root, wings, path);
      found.push(...inner.found);
      problems.push(...inner.problems);
    } else if (entry.name !== 'testing') found.push(path);
  }
  if (isWing && found.length > lists.MAX_ROOMS)
    problems.push(
      `${root}/${at} has ${found.length} rooms: more than ${lists.MAX_ROOMS} are a flat list again. Put it into the room it belongs to, or into another wing.`,
    );
  return { found, problems };
}

/** @param {string[]} files of the repository, by their paths */
export function topLevelProblems(files, allowed = lists.TOP_LEVEL) {
  const entries = new Set(files.map((file) => file.split('/')[0]));
  return [...entries]
    .filter((entry) => !allowed.includes(entry))
    .map((entry) => `${entry} is new at the top level: put it into a folder, or list it in ${LISTS_FILE}.`);
}

/** @param {string} architecture the text of ARCHITECTURE.md, whose list of folders has a line about each feature */
export function undescribedFeatures(architecture, features = featuresOf('server/src')) {
  const lines = architecture.matchAll(/^ {4}([a-z-]+(?:, [a-z-]+)*) {2,}\S/gm);
  const described = new Set([...lines].flatMap(([, names]) => names.split(', ')));
  return features
    .filter((feature) => !described.has(feature.split('/').at(-1)))
    .map((feature) => `server/src/${feature} has no line in ARCHITECTURE.md, under "Folders".`);
}

/** The rooms of a root's wings. */
const featuresOf = (root) =>
  lists.RANKED.find((list) => list.root === root).folders.filter((folder) => folder.includes('/'));

function entriesOf(repository, folder) {
  const path = join(repository, folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Those that are committed, or about to be: nobody's own notes. None without git.
  const files = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout ?? '';
  const problems = [
    ...folderProblems(process.cwd()),
    ...topLevelProblems(files.split('\0').filter(Boolean)),
    ...(existsSync('ARCHITECTURE.md') ? undescribedFeatures(readFileSync('ARCHITECTURE.md', 'utf8')) : []),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
