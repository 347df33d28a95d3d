interface Order {
  customer: string;
  pieces: number;
}

/** No matter where it came from: only what passes here is an Order. */
function isOrder(value: unknown): value is Order {
  return (
    typeof value === 'object' &&
    value !== null &&
    'customer' in value &&
    typeof value.customer === 'string' &&
    'pieces' in value &&
    typeof value.pieces === 'number'
  );
}

function read(text: string): Order | string {
  try {
    const value: unknown = JSON.parse(text);
    return isOrder(value) ? value : 'this is JSON, but no order';
  } catch {
    return 'this is not JSON';
  }
}

const letters = [
  '{"customer": "Mira", "pieces": 3}',
  '{"customer": "Tom", "pieces": "many"}',
  'three nails, please',
];

for (const letter of letters) {
  const order = read(letter);
  if (typeof order === 'string') console.log(`No: ${order}`);
  else console.log(`${order.customer} gets ${order.pieces * 2} pieces, twice what was asked.`);
}
