export function fillIn(template, title, line) {
  const notice = { ...template };
  notice.title = title;
  notice.lines.unshift(line);
  return notice;
}

const template = { title: "", lines: ["Thank you. Mira"] };
console.log(fillIn(template, "Fair", "Soon"));
console.log(template);
