export function withTimeout(promise, ms) {
  const alarm = new Promise((resolve) => {
    setTimeout(() => resolve(`no answer after ${ms} ms`), ms);
  });
  return Promise.race([promise, alarm]);
}

export async function morningRound(towns, ask, ms) {
  const results = await Promise.allSettled(towns.map((town) => withTimeout(ask(town), ms)));
  const lines = results.map(({ status, value, reason }, index) => {
    const answer = status === "fulfilled" ? `${value} notices` : reason.message;
    return `${towns[index]}: ${answer}`;
  });
  const answered = results.filter(({ status }) => status === "fulfilled");
  return [...lines, `${answered.length} of ${towns.length} towns answered`];
}
