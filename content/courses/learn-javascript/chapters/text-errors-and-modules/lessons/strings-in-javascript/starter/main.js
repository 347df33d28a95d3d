export function tidy(text) {
  text.trim();
  return text;
}

export function address(text) {
  return text.toLowerCase();
}

export function teaser(text, length) {
  return text.slice(0, length);
}

console.log(tidy("  Anvil   for sale "));
