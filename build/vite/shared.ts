import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const fromRoot = (path: string) => join(root, path);

/** The same class names in the browser's and in the server's build, and the named breakpoints in every style sheet. */
export const webStyles = {
  postcss: {
    plugins: [globalData({ files: [fromRoot('renderer/src/ui/breakpoints.css')] }), customMedia()],
  },
};
