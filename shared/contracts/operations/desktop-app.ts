import { z } from 'zod';
import { endpoint } from '../endpoint';

const installer = z.strictObject({
  System: z.enum(['linux', 'macos', 'windows']),
  Processor: z.enum(['x64', 'arm64']),
  Kind: z.enum(['AppImage', 'deb', 'dmg', 'exe']),
  Version: z.string(),
  Bytes: z.int(),
  Path: z.string().describe('On this server, from its root.'),
});
export type Installer = z.infer<typeof installer>;

export const listInstallers = endpoint({
  method: 'GET',
  path: '/desktop_installers',
  auth: 'none',
  area: 'desktop app',
  summary: 'The newest installers of the desktop app that this server was given, if any.',
  reply: z.strictObject({ Installers: z.array(installer) }),
});
