import type { EndpointName } from '@shared/contracts';
import type { SignedUp } from '../../fixtures/api';
import type { FakeGithub } from '../../fixtures/fake-github';
import type { FakeOpenId } from '../../fixtures/fake-openid';
import type { TestServer } from '../../fixtures/server';
import type { EarnedCertificate } from '../../fixtures/short-course';

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or the bytes of a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Needs a runtime that may be missing on this machine; the call then answers 503. */
  mayBeMissing?: true;
  /** Nobody can do this at the moment; the call then answers with this status. */
  isRefused?: 409;
  /** For the server's own computer, without a proxy in between; everybody else gets a 404. */
  isLocal?: true;
  /** The caller's token is worth nothing afterwards, or another example's: so another learner calls. */
  isByAnother?: true;
  /** Only the learner of this example has done what the call asks for; others get a 403, 404 or 409. */
  isPersonal?: true;
}

/** Values that only the running server knows. */
export interface World {
  server: TestServer;
  /** The GitHub that the server is set up with. */
  github: FakeGithub;
  /** The Google and the Discord that the server is set up with. */
  openid: FakeOpenId;
  learner: SignedUp;
  courseId: string;
  trackId: string;
  /** The learner's own. */
  certificate: EarnedCertificate;
}

/** A successful call of each endpoint. */
export type AllExamples = Record<EndpointName, (world: World) => Example | Promise<Example>>;

/** The examples of one domain. */
export type Examples = Partial<AllExamples>;
