/** What Electron's executable does: runs the app's main file, then emits `ready`. */
import inspector from 'node:inspector';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app';
import './electron';

const [node, , ...args] = process.argv;
if (args.some((argument) => argument.startsWith('--inspect'))) inspector.open(0);
process.argv = [node!, ...args];
process.on('SIGTERM', () => app.quit());
process.on('uncaughtException', (error) => {
  console.error(error);
  app.exit(1);
});

const folder = resolve(args.find((argument) => !argument.startsWith('-')) ?? '.');
await import(pathToFileURL(app.load(folder)).href);
await app.start();
