import { fetchPage } from "./site.js";

export function findLinks(html) {
  return [];
}

export function findIds(html) {
  return new Set();
}

const html = await fetchPage("/index.html");
console.log(html);
console.log(findLinks(html), findIds(html));
