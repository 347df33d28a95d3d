export function sleep(ms) {
  setTimeout(() => {}, ms);
}

export function deliver(thing, ms) {
  return `Delivered: ${thing}`;
}
