import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

/**
 * Requests the two fonts that every page uses before the style sheet is parsed; call it once in the entry. The code
 * font loads on first use. (A `<link rel="preload">` in the HTML is even earlier.)
 */
export function preloadFonts(): void {
  for (const href of [textFont, displayFont]) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
