import { type ErrorKind, STATUS_OF_KIND } from '@shared/contracts/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';

describe('ApiError', () => {
  it.each(Object.entries(STATUS_OF_KIND) as [ErrorKind, number][])('%s has status %i', (kind, status) => {
    expect(new ApiError(status, 'No.').kind).toBe(kind);
  });

  it.each([
    [418, 'invalid'],
    [502, 'internal'],
  ])('treats an unlisted %i as %s', (status, kind) => {
    expect(new ApiError(status, 'No.').kind).toBe(kind);
  });
});
