import { z } from 'zod';
import { endpoint } from './endpoint';

export const getVersion = endpoint({
  method: 'GET',
  path: '/version',
  auth: 'none',
  area: 'system',
  summary: 'The version of the app that this server serves.',
  reply: z.strictObject({ Version: z.string() }),
});
