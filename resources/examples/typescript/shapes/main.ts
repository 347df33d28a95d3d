type Bar =
  | { shape: 'round'; diameter: number }
  | { shape: 'square'; side: number }
  | { shape: 'flat'; width: number; height: number };

/** The area of a bar's cut end, in square millimetres. */
function area(bar: Bar): number {
  switch (bar.shape) {
    case 'round':
      return Math.PI * (bar.diameter / 2) ** 2;
    case 'square':
      return bar.side ** 2;
    case 'flat':
      return bar.width * bar.height;
    default: {
      // Add a shape to Bar and this line no longer compiles.
      const forgotten: never = bar;
      return forgotten;
    }
  }
}

const STEEL = 7.85e-6; // kilograms for a cubic millimetre

const bars: Bar[] = [
  { shape: 'round', diameter: 20 },
  { shape: 'square', side: 16 },
  { shape: 'flat', width: 40, height: 8 },
];

for (const bar of bars) {
  const weight = area(bar) * 1000 * STEEL;
  console.log(`${bar.shape.padEnd(6)} ${weight.toFixed(2)} kg a metre`);
}
