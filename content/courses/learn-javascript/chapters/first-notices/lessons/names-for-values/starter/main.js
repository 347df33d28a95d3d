const price = 6;
const count = 3;

console.log(`${count} hinges`);
