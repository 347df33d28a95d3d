import { z } from 'zod';
import { emptyReply, idParams, instant, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'auth';

/** A session: one sign-in on one device. */
export const device = z.strictObject({
  UUID: uuid,
  Name: z.string().nullable().describe('Such as “Firefox on Windows”; null if it didn’t say.'),
  SignedInAt: instant,
  LastUsedAt: instant.describe('To the hour: when its token was last refreshed.'),
  IsCurrent: z.boolean().describe('Whether this call came from it.'),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/users/sessions',
  auth: 'user',
  area,
  summary: 'Where the caller is signed in; the one used last comes first.',
  reply: z.array(device),
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/users/sessions/{id}',
  auth: 'user',
  area,
  summary: 'Signs the caller out on one device.',
  params: idParams,
  reply: emptyReply,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout_everywhere',
  auth: 'user',
  area,
  summary: 'Signs the caller out on all devices, this one included.',
  reply: emptyReply,
});
