const price = 6;
let count = 3;
const total = price * count;
count += 1;
console.log(`${count} hinges for ${total} coins`);
