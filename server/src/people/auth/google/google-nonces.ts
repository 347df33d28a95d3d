import { Injectable } from '@nestjs/common';
import { SignInCookie } from '../oauth/sign-in-cookie';
import { RefreshCookie } from '../refresh-cookie';

/** As long as one of Google's credentials is good for. */
const TTL_S = 60 * 60;

/** This browser's secret, which the nonce of its credentials is made of. */
@Injectable()
export class GoogleNonces extends SignInCookie {
  constructor(refreshCookie: RefreshCookie) {
    super('google_sign_in', TTL_S, refreshCookie);
  }
}
