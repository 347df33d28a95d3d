/** The bridge's clock: the time of day that a test gives to both sides, or the real one. */
export const CLOCK_SOURCE = `
  let clock;
  const timeNow = DateClass.now;
  const SetDate = function Date(...args) {
    const when = args.length > 0 ? args : [clock];
    if (!new.target) return toText(new DateClass(clock));
    return construct(DateClass, when, new.target === SetDate ? DateClass : new.target);
  };
  for (const key of ownKeys(DateClass)) if (key !== 'length' && key !== 'name') defineProperty(SetDate, key, descriptorOf(DateClass, key));
  SetDate.now = () => clock;
  mapSet(numberOfIntrinsic, SetDate, mapGet(numberOfIntrinsic, DateClass));

  /** In milliseconds as Date has them; undefined is the real time again. */
  function setClock(time) {
    clock = time;
    defineProperty(globalThis, 'Date', { value: time === undefined ? DateClass : SetDate, writable: true, configurable: true });
  }
`;
