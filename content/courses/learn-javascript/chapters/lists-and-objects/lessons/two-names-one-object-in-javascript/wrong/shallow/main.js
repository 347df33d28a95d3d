export function fillIn(template, title, line) {
  return { ...template, title, lines: [line, ...template.lines] };
}
