import { z } from 'zod';
import { emptyReply } from '../common';
import { endpoint } from '../endpoint';

const area = 'users';

export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/export',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary: 'Everything that the server holds about the caller: a zip with a JSON file for each table.',
  reply: z.never(),
  binaryReply: 'application/zip',
  errors: [429],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users',
  auth: 'user',
  area,
  summary: 'Deletes the caller’s account and what the server holds about them, for good.',
  reply: emptyReply,
  errors: [403, 429],
});
