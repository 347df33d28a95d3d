import { Controller } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { getVersion } from '@shared/contracts';
import { expect, test } from 'vitest';
import { ReplyCheck } from './reply-check';
import { Serve } from './serve';
import { HttpApp } from './testing/http-app';

let answer: unknown;

@Controller()
class VersionController {
  @Serve(getVersion)
  version() {
    return answer;
  }
}

test.each([
  [{ Version: '1' }, 200],
  [{ Version: 1 }, 500],
  [{ Version: '1', Extra: true }, 500],
  [{}, 500],
])('outside of production %o is answered %i', async (reply, status) => {
  answer = reply;
  const providers = [{ provide: APP_INTERCEPTOR, useClass: ReplyCheck }];
  await using app = await HttpApp.start({ controllers: [VersionController], providers });
  expect((await fetch(`${app.url}/v1/version`)).status).toBe(status);
});
