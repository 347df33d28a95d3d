export function tidy(text) {
  return text.trim();
}

export function address(text) {
  return tidy(text).toLowerCase().replaceAll(" ", "-");
}

export function teaser(text, length) {
  if (text.length <= length) return text;
  return `${text.slice(0, length).trimEnd()}…`;
}
