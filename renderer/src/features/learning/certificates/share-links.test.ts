import type { Certificate } from '@web/api';
import { expect, test } from 'vitest';
import { shareLinks } from './share-links';

test('networks get the address and the text, escaped', () => {
  const certificate = {
    completionUuid: 'id',
    title: 'C & Go',
    completedAt: '2026-11-22T10:00:00.000Z',
    pageUrl: 'https://learn.example.org/certificates/id',
  } as Certificate;
  const queryOf = (network: string) =>
    Object.fromEntries(
      new URL(shareLinks(certificate).find((link) => link.network === network)!.href).searchParams,
    );
  expect(queryOf('X')).toEqual({ text: 'I completed C & Go on Emberforge!', url: certificate.pageUrl });
  expect(queryOf('Add to LinkedIn')).toMatchObject({
    name: 'C & Go',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: certificate.pageUrl,
  });
});
