/** The icons are drawn from the web app's own. */
export const EMBLEM = 'renderer/public/favicon.svg';
/** Folders of the packaging, from the root. */
export const ICONS = 'dist/desktop-icons';
/** electron-builder's, with more in it than the installers. */
export const OUTPUT = 'dist/desktop-installers';

/** The app's id on Windows and macOS. */
export const APP_ID = 'org.emberforge.desktop';

/** What the app's package.json adds to the root's name, version, license and entry. */
export const APP_METADATA = {
  productName: 'Emberforge',
  description: 'Learn to code, also offline.',
  author: { name: 'The Emberforge authors' },
  // The windows belong to this desktop entry.
  desktopName: 'emberforge.desktop',
};

/** What the app reads from the repository, at the same paths. Runtimes are packed as servers serve them. */
export const APP_FILES = [
  'dist/desktop/*.cjs',
  'dist/web/**',
  // Compressed copies, the service worker and the build's notes are for servers.
  '!dist/web/**/*.{br,gz,map}',
  '!dist/web/sw.js',
  '!dist/web/.vite{,/**}',
  // Chromium reads woff2, which is there too.
  '!dist/web/assets/KaTeX_*.{ttf,woff}',
  'resources/runtimes/*/*.{br,json}',
  'LICENSE',
];

/** The modules with binaries, which the bundle can't hold, and the files of them that run. */
export const NATIVE_MODULES = {
  'better-sqlite3': { files: ['lib/**/*.js'], binary: 'prebuilds/{system}.node' },
  keytar: { files: ['lib/keytar.js'], binary: 'prebuilds/{system}/keytar.node' },
};

/** What the packed Electron can't be used for. It's set in its binary, so no flag brings it back. */
export const FUSES = {
  /** `ELECTRON_RUN_AS_NODE` would make the signed app run any script. */
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  /** Pages come from app://, so file:// needs no rights. */
  grantFileProtocolExtraPrivileges: false,
  enableCookieEncryption: true,
  /** A changed app.asar doesn't start (on Windows and macOS), and no other code starts in its place. */
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
};
