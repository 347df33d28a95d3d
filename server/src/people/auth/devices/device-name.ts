/** In this order: most browsers also claim to be Chrome and Safari. */
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEmberforge\/\S+ .*\bElectron\//, 'Emberforge for desktop'],
  [/^emberforge\b/i, 'Emberforge in the terminal'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChromium\/|\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

/** Android and ChromeOS also claim to be Linux, an iPhone to be like a Mac. */
const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\bWindows\b|\bwin32\b/, 'Windows'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b|\bdarwin\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/i, 'Linux'],
];

const nameIn = (names: ReadonlyArray<[RegExp, string]>, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * What its owner knows a device by, such as "Firefox on Windows". Only names from this file: the header itself is never
 * stored. Null if there's nothing to tell.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
