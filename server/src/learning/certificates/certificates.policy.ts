import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';
import { notTheOwner } from './certificates.errors';

/** Certificates are public; what's behind one, and changing it, is for its owner. */
export const OwnCertificate = Action.define<{ userId: string }>('own-certificate');

@Injectable()
export class CertificatesPolicy extends Policy {
  readonly rules = [
    rule(OwnCertificate, (learner, { userId }) => (learner === userId ? 'allowed' : notTheOwner())),
  ];
}
