const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function fire(pot, milliseconds) {
  console.log(`${pot} goes in`);
  await wait(milliseconds);
  if (pot === 'vase') throw new Error('the vase cracked');
  console.log(`${pot} is done`);
  return pot;
}

// All three at once: it takes as long as the slowest, not as all together.
const results = await Promise.allSettled([fire('bowl', 300), fire('vase', 200), fire('cup', 100)]);

for (const { status, value, reason } of results) {
  console.log(status === 'fulfilled' ? `On the shelf: ${value}` : `Lost: ${reason.message}`);
}
