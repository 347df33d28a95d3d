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
    const path = queue.shift();
    const result = await checkPage(path, fetchPage);
    checked.push(path);
    problems.push(...result.problems);
    for (const page of result.pages) {
      if (seen.has(page)) continue;
      seen.add(page);
      queue.push(page);
    }
  }
  return { checked, problems };
}

export function report({ checked, problems }) {
  return `Checked ${checked.length} pages`;
}

console.log(report(await crawl("/index.html", once(fetchPage), 2)));
