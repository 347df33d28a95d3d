import { parentPort } from 'node:worker_threads';
import { serveWorker } from '../serve-worker';

const port = parentPort;
if (!port) throw new Error('this script runs in a worker thread');

serveWorker({
  postMessage: (message) => port.postMessage(message),
  onMessage: (handler) => void port.on('message', handler),
});
