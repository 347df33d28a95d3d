import { Queue } from './queue.js';

const orders = new Queue();
orders.join('a ring for Mira');
orders.join('a plough for Tom');
orders.join('nails, forty of them');

console.log(`${orders.length} orders wait. Next: ${orders.next}.`);

while (!orders.isEmpty) {
  console.log('Forged:', orders.leave());
}

try {
  orders.leave();
} catch (error) {
  console.log('Oh:', error.message);
}
