import { findIds, findLinks } from "./links.js";
import { fetchPage, NotFoundError } from "./site.js";
import { resolve, splitUrl } from "./urls.js";

export async function checkLink(url, fetchPage) {
  const { page, anchor } = splitUrl(url);
  return "ok";
}

export async function checkPage(path, fetchPage) {
  const html = await fetchPage(path);
  console.log(findLinks(html));
  return { pages: [], problems: [] };
}

console.log(await checkPage("/notices/hinges.html", fetchPage));
