import { DomainError } from '@server/platform/errors';

export const notRegradable = (type: string) =>
  new DomainError(
    'invalid',
    `A ${type} lesson can’t be regraded: its answers can’t be judged from what is stored. Only programs and questions can.`,
  );
