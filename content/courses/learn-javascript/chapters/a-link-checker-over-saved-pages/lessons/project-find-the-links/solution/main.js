const LINK = /<a\s[^>]*?href="(?<href>[^"]*)"/g;
const ID = /\sid="(?<id>[^"]*)"/g;

export function findLinks(html) {
  return [...html.matchAll(LINK)].map(({ groups }) => groups.href);
}

export function findIds(html) {
  return new Set([...html.matchAll(ID)].map(({ groups }) => groups.id));
}
