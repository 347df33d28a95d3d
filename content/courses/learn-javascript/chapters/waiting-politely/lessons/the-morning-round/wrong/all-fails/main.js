export function withTimeout(promise, ms) {
  const alarm = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer after ${ms} ms`)), ms);
  });
  return Promise.race([promise, alarm]);
}

export async function morningRound(towns, ask, ms) {
  const counts = await Promise.all(towns.map((town) => withTimeout(ask(town), ms)));
  const lines = counts.map((count, index) => `${towns[index]}: ${count} notices`);
  return [...lines, `${counts.length} of ${towns.length} towns answered`];
}
