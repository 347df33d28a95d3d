import { Ledger } from './ledger';
import type { Entry } from './types';

const entries: Entry[] = [
  { day: 1, what: 'charcoal', amount: -120 },
  { day: 1, what: 'gate hinges', amount: 260 },
  { day: 2, what: 'iron', amount: -340 },
  { day: 3, what: 'a garden gate', amount: 1150 },
];

const ledger = new Ledger(entries);

for (const { day, balance } of ledger.days()) {
  const sign = balance < 0 ? 'in debt by' : 'ahead by';
  console.log(`Day ${day}: ${sign} ${Math.abs(balance)}`);
}

console.log('Largest single amount:', ledger.largest()?.what ?? 'none');
