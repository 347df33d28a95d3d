import { Controller } from '@nestjs/common';
import * as contract from '@shared/contracts';
import { expect, test } from 'vitest';
import { Serve } from './serve';
import { HttpApp } from './testing/http-app';

@Controller()
class ServedController {
  @Serve(contract.logout)
  logout() {
    return {};
  }

  @Serve(contract.getTrack)
  track() {
    return { served: true };
  }
}

test('a call is served under /v1 with status 200, with and without a closing slash', async () => {
  await using app = await HttpApp.start({ controllers: [ServedController] });
  for (const path of ['/v1/auth/logout', '/v1/auth/logout/'])
    expect((await fetch(`${app.url}${path}`, { method: 'POST' })).status).toBe(200);
  expect(await (await fetch(`${app.url}/v1/static/tracks/backend`)).json()).toEqual({ served: true });
  expect((await fetch(`${app.url}/v1/static/tracks/backend`, { method: 'POST' })).status).toBe(404);
});
