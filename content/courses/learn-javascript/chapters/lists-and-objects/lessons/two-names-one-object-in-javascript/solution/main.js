export function fillIn(template, title, line) {
  const notice = structuredClone(template);
  notice.title = title;
  notice.lines.unshift(line);
  return notice;
}
