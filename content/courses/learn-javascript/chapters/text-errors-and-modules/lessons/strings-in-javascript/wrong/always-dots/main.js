export function tidy(text) {
  return text.split(" ").filter((word) => word !== "").join(" ");
}

export function address(text) {
  return tidy(text).toLowerCase().replaceAll(" ", "-");
}

export function teaser(text, length) {
  return `${text.slice(0, length).trimEnd()}…`;
}
