export function splitUrl(url) {
  const [page, anchor = ""] = url.split("#");
  return { page, anchor };
}

function absolute(base, path) {
  if (path === "") return base;
  if (path.startsWith("/")) return path;
  return base.slice(0, base.lastIndexOf("/") + 1) + path;
}

function clean(path) {
  const parts = [];
  for (const part of path.split("/").slice(1)) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

export function resolve(base, href) {
  if (/^[a-z]+:/i.test(href)) return null;
  const { page, anchor } = splitUrl(href);
  let path = clean(absolute(base, page));
  if (path.endsWith("/")) path += "index.html";
  return anchor === "" ? path : `${path}#${anchor}`;
}
