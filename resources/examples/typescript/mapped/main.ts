const DEFAULTS = { heat: 900, minutes: 20, quench: 'oil' };

type Recipe = typeof DEFAULTS;
type Steel = 'spring' | 'tool' | 'mild';

/** Each steel changes what it has to; the rest stays as usual. */
const CHANGES: Readonly<Record<Steel, Partial<Recipe>>> = {
  spring: { heat: 830 },
  tool: { heat: 1020, minutes: 35, quench: 'air' },
  mild: {},
};

function recipe(steel: Steel): Readonly<Recipe> {
  return { ...DEFAULTS, ...CHANGES[steel] };
}

function changed(steel: Steel): (keyof Recipe)[] {
  const keys = Object.keys(DEFAULTS) as (keyof Recipe)[];
  return keys.filter((key) => recipe(steel)[key] !== DEFAULTS[key]);
}

for (const steel of Object.keys(CHANGES) as Steel[]) {
  const { heat, minutes, quench } = recipe(steel);
  console.log(`${steel}: ${heat} degrees, ${minutes} minutes, quench in ${quench}`);
  console.log(`  differs in: ${changed(steel).join(', ') || 'nothing'}`);
}
