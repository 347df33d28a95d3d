/**
 * JavaScript that runs in the judge's instance: what a test puts in the place of a thing that both sides have (a spy on
 * console.log or Math.random, a fetch of its own, fake timers) takes that place for the program, too, and gives it back.
 */
export const SHARED_SLOTS_SOURCE = `
((bridge) => {
  const NAMES = 'fetch prompt alert confirm readLine input localStorage setTimeout setInterval setImmediate clearTimeout clearInterval'.split(' ');
  const slots = [];
  function share(home, key) {
    if (bridge.isShared(home) && !slots.some((slot) => slot.home === home && slot.key === key)) slots.push({ home, key, last: home[key] });
  }
  for (const key of Object.keys(console)) share(console, key);
  for (const name of NAMES) share(globalThis, name);
  share(Math, 'random'); share(Date, 'now');
  bridge.hooks.onAsk = () => {
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i], value = slot.home[slot.key];
      if (value === slot.last) continue;
      slot.last = value;
      if (value === undefined) bridge.ask('delete', [slot.home, slot.key]);
      else bridge.ask('set', [slot.home, slot.key, value]);
    }
  };
  return share;
})
`;
