export function withTimeout(promise, ms) {
  const alarm = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer after ${ms} ms`)), ms);
  });
  return Promise.race([promise, alarm]);
}

export async function morningRound(towns, ask, ms) {
  const lines = [];
  let answered = 0;
  for (const town of towns) {
    try {
      lines.push(`${town}: ${await withTimeout(ask(town), ms)} notices`);
      answered += 1;
    } catch (error) {
      lines.push(`${town}: ${error.message}`);
    }
  }
  return [...lines, `${answered} of ${towns.length} towns answered`];
}
