import { z } from 'zod';
import { endpoint } from '../endpoint';

export const getVersion = endpoint({
  method: 'GET',
  path: '/version',
  auth: 'none',
  area: 'system',
  summary: 'The version of the app on this server.',
  reply: z.strictObject({ Version: z.string() }),
});
