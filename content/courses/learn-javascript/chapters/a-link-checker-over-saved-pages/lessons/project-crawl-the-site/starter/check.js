import { findIds, findLinks } from "./links.js";
import { NotFoundError } from "./site.js";
import { resolve, splitUrl } from "./urls.js";

export async function checkLink(url, fetchPage) {
  const { page, anchor } = splitUrl(url);
  try {
    const html = await fetchPage(page);
    return anchor === "" || findIds(html).has(anchor) ? "ok" : "missing anchor";
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return "missing page";
  }
}

export async function checkPage(path, fetchPage) {
  const pages = new Set();
  const problems = [];
  for (const href of findLinks(await fetchPage(path))) {
    const url = resolve(path, href);
    if (url === null) continue;
    const state = await checkLink(url, fetchPage);
    if (state !== "missing page") pages.add(splitUrl(url).page);
    if (state !== "ok") problems.push({ page: path, href, problem: state });
  }
  return { pages: [...pages], problems };
}
