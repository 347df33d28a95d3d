import type { ApiClient, Certificate, CourseCompletionState } from '@web/api';
import { AsyncMap, AsyncState, type CreateStore, type UserScope } from '@web/stores';

/** Certificates: anybody's by its id, and the learner's own: `certificatesOf(scope)`. */
export class CertificatesStore {
  readonly byId: AsyncMap<Certificate>;
  /** The newest first. */
  readonly own: AsyncState<Certificate[]>;
  /** Whether the learner has completed a course, by its UUID. Load it once every lesson is done. */
  readonly stateOfCourse: AsyncMap<CourseCompletionState>;

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
  ) {
    this.byId = new AsyncMap((id, signal) => api.call('getCertificate', { params: { id }, signal }));
    this.own = new AsyncState((signal) => api.call('listCertificates', { signal }), { when: isSignedIn });
    this.stateOfCourse = new AsyncMap((id, signal) =>
      api.call('getCourseCompletionState', { params: { id }, signal }),
    );
  }

  isOwn(id: string): boolean {
    return this.own.value?.some(({ completionUuid }) => completionUuid === id) ?? false;
  }

  /** Has the image drawn again, with the learner's current name. @throws ApiError. */
  async renew(id: string): Promise<void> {
    this.byId.get(id).set(await this.api.call('renewCertificateImage', { params: { id } }));
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.byId.resetAll();
    this.own.reset();
    this.stateOfCourse.resetAll();
  }
}

const create: CreateStore<CertificatesStore> = (_scope, { api, session }) =>
  new CertificatesStore(api, () => session.isSignedIn);

/** The learner's certificates, and those that they look at. */
export const certificatesOf = (scope: UserScope): CertificatesStore => scope.of(create);
