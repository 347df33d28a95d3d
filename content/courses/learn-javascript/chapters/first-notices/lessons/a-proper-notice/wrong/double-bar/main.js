export function notice(title, lines) {
  let width = title.length;
  for (const line of lines) if (line.length > width) width = line.length;
  const bar = `+${"-".repeat(width + 2)}+`;
  let text = `${bar}\n| ${title.toUpperCase().padEnd(width)} |\n${bar}`;
  for (const line of lines) text += `\n| ${line.padEnd(width)} |`;
  return `${text}\n${bar}`;
}
