import { checkPage } from "./check.js";
import { fetchPage } from "./site.js";

export async function crawl(start, fetchPage) {
  const queue = [start];
  const seen = new Set();
  const checked = [];
  const problems = [];
  while (queue.length > 0) {
    const path = queue.shift();
    const result = await checkPage(path, fetchPage);
    checked.push(path);
    seen.add(path);
    problems.push(...result.problems);
    for (const page of result.pages) {
      if (seen.has(page)) continue;
      queue.push(page);
    }
  }
  return { checked, problems };
}

console.log(await crawl("/index.html", fetchPage));
