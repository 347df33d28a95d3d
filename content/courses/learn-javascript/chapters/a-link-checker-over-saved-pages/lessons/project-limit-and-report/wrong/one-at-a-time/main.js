import { checkPage } from "./check.js";
import { fetchPage } from "./site.js";

export function once(fetchPage) {
  const promises = new Map();
  return (path) => {
    if (!promises.has(path)) promises.set(path, fetchPage(path));
    return promises.get(path);
  };
}

export async function crawl(start, fetchPage, limit) {
  const queue = [start];
  const seen = new Set([start]);
  const checked = [];
  const problems = [];
  while (queue.length > 0) {
    const wave = queue.splice(0, 1);
    const results = await Promise.all(wave.map((path) => checkPage(path, fetchPage)));
    checked.push(...wave);
    for (const result of results) {
      problems.push(...result.problems);
      for (const page of result.pages) {
        if (seen.has(page)) continue;
        seen.add(page);
        queue.push(page);
      }
    }
  }
  return { checked, problems };
}

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

export function report({ checked, problems }) {
  const head = `Checked ${counted(checked.length, "page")}, found ${counted(problems.length, "broken link")}.`;
  const lines = problems.map(({ page, href, problem }) => `  ${page}: ${href} (${problem})`);
  return [head, ...lines].join("\n");
}

console.log(report(await crawl("/index.html", once(fetchPage), 2)));
