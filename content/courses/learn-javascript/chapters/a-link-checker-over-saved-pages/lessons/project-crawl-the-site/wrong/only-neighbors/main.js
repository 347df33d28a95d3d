import { checkPage } from "./check.js";

export async function crawl(start, fetchPage) {
  const first = await checkPage(start, fetchPage);
  const checked = [start];
  const problems = [...first.problems];
  for (const page of first.pages) {
    if (checked.includes(page)) continue;
    const result = await checkPage(page, fetchPage);
    checked.push(page);
    problems.push(...result.problems);
  }
  return { checked, problems };
}
