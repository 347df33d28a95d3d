import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { cpuOf } from './http-cpu';
import { report } from './report';

/** A lesson's data, which the API sends to everybody who opens it. */
const server = await TestServer.start();
try {
  const path = `/v1/static/lessons/${authoredLessons()[0]!.uuid}`;
  report([await cpuOf(server, { name: 'lesson read', path })]);
} finally {
  await server.dispose();
}
