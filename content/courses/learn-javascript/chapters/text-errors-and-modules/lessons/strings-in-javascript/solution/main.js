export function tidy(text) {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
}

export function address(text) {
  return tidy(text).toLowerCase().replaceAll(" ", "-");
}

export function teaser(text, length) {
  if (text.length <= length) return text;
  return `${text.slice(0, length).trimEnd()}…`;
}
