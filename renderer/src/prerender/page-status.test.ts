import type { AskStatus } from '@shared/contracts/prerender';
import { PAGES } from '@web/pages/pages';
import { expect, test } from 'vitest';
import { statusOf } from './page-status';

const nothing: AskStatus = async () => ({ status: 404, json: () => null });
const named = PAGES.filter(({ path }) => /[:*]/.test(path));

test.each(named)('$path is a 404 where it names nothing', async ({ path }) => {
  expect(await statusOf(path.replaceAll(/:\w+|\*/g, 'nothing'), nothing)).toBe(404);
});
