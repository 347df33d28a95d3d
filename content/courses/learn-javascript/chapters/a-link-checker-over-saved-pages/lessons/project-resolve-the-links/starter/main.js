export function splitUrl(url) {
  return { page: url, anchor: "" };
}

export function resolve(base, href) {
  const folder = base.slice(0, base.lastIndexOf("/") + 1);
  return folder + href;
}

console.log(resolve("/notices/index.html", "../about.html#mira"));
