/** Channels and alpha from 0 to 1, gamma-encoded sRGB. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** OKLCH: lightness 0..1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Converts OKLCH (lightness 0..1, chroma, hue in degrees) to sRGB, clipped to the gamut; Ottosson's matrices. */
export function oklchToRgb(lightness: number, chroma: number, hue: number, alpha = 1): Rgb {
  const [r, g, b] = toLinear(lightness, chroma, hue);
  return { r: encode(r), g: encode(g), b: encode(b), alpha };
}

/** Whether sRGB has this color, to within what rounding to 8 bits hides. */
export const isInGamut = ({ l, c, h }: Oklch): boolean =>
  toLinear(l, c, h).every((channel) => channel > -0.0005 && channel < 1.0005);

/** Linear sRGB, not clipped. */
function toLinear(lightness: number, chroma: number, hue: number): [r: number, g: number, b: number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The inverse of `oklchToRgb`. A gray has hue 0. */
export function rgbToOklch({ r, g, b }: Rgb): Oklch {
  const [x, y, z] = [decode(r), decode(g), decode(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(a, bb);
  const isGray = c < 1e-4;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: isGray ? 0 : c,
    h: isGray ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** `#rrggbb` as channels. */
export function hexToRgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return { r: channel(1), g: channel(3), b: channel(5), alpha: 1 };
}

function encode(linear: number): number {
  const x = Math.min(1, Math.max(0, linear));
  return x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

export function rgbToHex({ r, g, b, alpha }: Rgb): string {
  const parts = alpha < 1 ? [r, g, b, alpha] : [r, g, b];
  return `#${parts
    .map((x) =>
      Math.round(x * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG 2 contrast ratio of two opaque colors, 1..21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);
}
