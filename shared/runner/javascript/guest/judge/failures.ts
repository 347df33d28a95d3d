/** JavaScript that runs in the judge's instance: the errors that a test ends with, and values in words. */
export const FAILURES_SOURCE = `
(({ Asymmetric }, bridge) => {
  const LONGEST = 1500;
  class CheckFailed extends Error {
    get name() { return 'AssertionError'; }
  }
  /** What the judge itself has to say: its message stands alone. */
  class Told extends Error {}
  const show = (value) => {
    if (value instanceof Asymmetric) return value.name + '(' + (value.sample === undefined ? '' : show(value.sample)) + ')';
    let text;
    try { text = bridge.inspect(value); } catch { text = '<' + typeof value + ' that cannot be shown>'; } // its own code failed
    return text.length > LONGEST ? text.slice(0, LONGEST) + '…' : text;
  };
  return { CheckFailed, Told, show };
})
`;
