function widest(title, lines) {
  let width = title.length;
  for (const line of lines) {
    if (line.length > width) width = line.length;
  }
  return width;
}

function framed(text, width) {
  return `| ${text.padEnd(width)} |`;
}

export function notice(title, lines) {
  const width = widest(title, lines);
  const bar = `+${"-".repeat(width + 2)}+`;
  let text = `${bar}\n${framed(title.toUpperCase(), width)}\n${bar}`;
  if (lines.length === 0) return text;
  for (const line of lines) text += `\n${framed(line, width)}`;
  return `${text}\n${bar}`;
}
