import { join } from 'node:path';
import type { Configuration, FileSet } from 'electron-builder';
import { describeContents } from './build/scripts/desktop/contents';
import {
  APP_FILES,
  APP_ID,
  APP_METADATA,
  FUSES,
  ICONS,
  NATIVE_MODULES,
  OUTPUT,
} from './build/scripts/desktop/packaging';

/** The server whose learners the installers are for: the app suggests it on its first start. */
const host = new URL(process.env.EMBERFORGE_HOST ?? 'http://localhost:3000').origin;

/** A native module with the one binary that the system loads. electron-builder puts in the processor. */
const nativeModules = (platform: string): FileSet[] =>
  Object.entries(NATIVE_MODULES).map(([name, { files, binary }]) => ({
    from: `node_modules/${name}`,
    to: `node_modules/${name}`,
    filter: ['package.json', 'LICENSE*', ...files, binary.replace('{system}', `${platform}-\${arch}`)],
  }));

/** The desktop app's installers: `npm run desktop:package` (docs/desktop-installers.md). */
const config: Configuration = {
  appId: APP_ID,
  productName: 'Emberforge',
  copyright: 'Copyright © 2026 The Emberforge authors',
  directories: { output: OUTPUT, buildResources: 'resources/desktop' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  extraMetadata: {
    ...APP_METADATA,
    homepage: host,
    // The server's are not the app's.
    dependencies: null,
    allowScripts: null,
    overrides: null,
  },

  files: APP_FILES,
  // The list is complete: false keeps electron-builder from adding the server's modules, and from compiling any.
  beforeBuild: async () => false,
  asar: true,
  // The system loads these itself, and can't read an archive.
  asarUnpack: ['**/*.node'],
  afterPack: ({ packager, appOutDir }) =>
    console.log(describeContents(join(packager.getResourcesDir(appOutDir), 'app.asar'))),

  electronFuses: {
    ...FUSES,
    // Changing fuses breaks the signature that Electron comes with; Apple's processors start nothing without one.
    resetAdHocDarwinSignature: true,
  },
  // Chromium's own texts, such as its dialogs. The app is in English.
  electronLanguages: ['en-US'],

  protocols: [{ name: 'Emberforge', schemes: ['emberforge'] }],

  // Writes the latest*.yml files. Where the app looks for them is up to the server it belongs to.
  publish: { provider: 'generic', url: `${host}/downloads/desktop` },

  linux: {
    target: ['AppImage', 'deb'],
    files: nativeModules('linux'),
    executableName: 'emberforge',
    icon: join(ICONS, 'linux'),
    category: 'Education',
    maintainer: 'The Emberforge authors <forge@localhost>',
    syncDesktopName: true,
    desktop: { entry: { Keywords: 'learn;code;programming;course;' } },
  },
  // The newer runtime needs no FUSE 2, and keeps Chromium's sandbox where the system allows it.
  toolsets: { appimage: '1.0.3' },
  deb: {
    depends: [
      'libgtk-3-0',
      'libnotify4',
      'libnss3',
      'libxss1',
      'libxtst6',
      'xdg-utils',
      'libatspi2.0-0',
      'libuuid1',
      // The keychain's.
      'libsecret-1-0',
    ],
    recommends: ['gnome-keyring'],
  },

  win: { target: ['nsis'], files: nativeModules('win32'), icon: join(ICONS, 'icon.ico') },
  nsis: {
    // For one user, so that updates need no administrator.
    oneClick: true,
    perMachine: false,
    include: 'resources/desktop/installer.nsh',
  },

  mac: {
    // Updates are installed from the zip.
    target: ['dmg', 'zip'],
    files: nativeModules('darwin'),
    icon: join(ICONS, 'icon.icns'),
    category: 'public.app-category.education',
    hardenedRuntime: true,
    entitlements: 'resources/desktop/entitlements.mac.plist',
    entitlementsInherit: 'resources/desktop/entitlements.mac.plist',
  },
};

export default config;
