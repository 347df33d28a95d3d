// Part of npm run check: folders.cjs must list every folder, and only existing ones.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import lists from './folders.cjs';

const LISTS_FILE = 'build/scripts/import-rules/folders.cjs';

/** Checks the folders of the repository at `repository`; returns one sentence per problem. */
export function folderProblems(repository, ranked = lists.RANKED) {
  return ranked.flatMap(({ root, folders, groups }) => {
    const found = [];
    const problems = [];
    for (const entry of entriesOf(repository, root)) {
      if (!entry.isDirectory()) continue;
      if (!groups.includes(entry.name)) {
        found.push(entry.name);
        continue;
      }
      for (const member of entriesOf(repository, `${root}/${entry.name}`)) {
        const path = `${entry.name}/${member.name}`;
        if (member.isDirectory()) found.push(path);
        else
          problems.push(
            `${root}/${path} belongs in a feature's folder: ${root}/${entry.name} contains only features.`,
          );
      }
    }
    const missing = found.filter((folder) => !folders.includes(folder));
    const gone = folders.filter((folder) => !found.includes(folder));
    problems.push(
      ...missing.map((folder) => `${root}/${folder} isn't listed in ${LISTS_FILE}: add it in order.`),
    );
    problems.push(
      ...gone.map((folder) => `${root}/${folder} is in ${LISTS_FILE}, but doesn't exist: remove it there.`),
    );
    return problems;
  });
}

function entriesOf(repository, folder) {
  const path = join(repository, folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = folderProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
