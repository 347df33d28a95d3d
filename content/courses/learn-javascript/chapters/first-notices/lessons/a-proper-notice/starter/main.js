export function notice(title, lines) {
  return `| ${title} |`;
}

console.log(notice("Wanted", ["One hinge", "No rust"]));
