import type { MigrationInterface } from 'typeorm';
import { Outbox1763640000000 } from './1763640000000-outbox';
import { Content1763650000000 } from './1763650000000-content';

/** Every migration; one import and one line each (see README.md here). The order is that of the numbers. */
export const migrations: Array<new () => MigrationInterface> = [Outbox1763640000000, Content1763650000000];
