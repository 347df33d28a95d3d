// Change something, then press Run.
const smith = 'Ada';
const tools = ['hammer', 'tongs', 'anvil'];

console.log(`${smith} lights the forge.`);

tools.forEach((tool, index) => {
  console.log(`${index + 1}. ${tool.padEnd(8)} ${'*'.repeat(tool.length)}`);
});

let heat = 20;
while (heat < 1100) {
  heat *= 3;
  console.log(`The steel is at ${heat} degrees.`);
}

console.log('Hot enough to shape!');
