const price = 6;
let count = 3;
count += 1;
const total = price * count;
console.log(`${count} hinges for ${total} coins`);
