import { checkPage } from "./check.js";
import { fetchPage } from "./site.js";

export async function crawl(start, fetchPage) {
  const queue = [start];
  const checked = [];
  const path = queue.shift();
  const { pages, problems } = await checkPage(path, fetchPage);
  checked.push(path);
  return { checked, problems };
}

console.log(await crawl("/index.html", fetchPage));
