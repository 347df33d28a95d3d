// Change something, then press Run.
interface Tool {
  name: string;
  weight: number;
  /** In years; not every tool is known to be old. */
  age?: number;
}

const tools: Tool[] = [
  { name: 'hammer', weight: 1.8, age: 12 },
  { name: 'tongs', weight: 0.9 },
  { name: 'anvil', weight: 75, age: 120 },
];

function describe({ name, weight, age }: Tool): string {
  const years = age === undefined ? 'of unknown age' : `${age} years old`;
  return `${name}: ${weight} kg, ${years}`;
}

for (const tool of tools) {
  console.log(describe(tool));
}

const heaviest: Tool | undefined = tools.toSorted((one, other) => other.weight - one.weight)[0];
console.log('Do not drop the', heaviest?.name ?? 'air');
