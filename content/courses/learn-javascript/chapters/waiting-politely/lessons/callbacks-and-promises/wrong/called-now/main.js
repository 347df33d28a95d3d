export function sleep(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve(), ms);
  });
}

export function deliver(thing, ms) {
  if (ms > 100) return Promise.reject(new Error(`too far: ${thing}`));
  return sleep(ms).then(() => `Delivered: ${thing}`);
}
