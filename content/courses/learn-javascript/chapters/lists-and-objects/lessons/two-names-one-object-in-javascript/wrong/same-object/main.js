export function fillIn(template, title, line) {
  const notice = template;
  notice.title = title;
  notice.lines = [line, ...notice.lines];
  return notice;
}
