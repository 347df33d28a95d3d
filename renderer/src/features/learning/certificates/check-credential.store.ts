import { t } from '@lingui/core/macro';
import { type ApiClient, ApiError, type CredentialCheck, ERROR_TEXTS } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

/** Matches the contract's MAX_CREDENTIAL_LENGTH, which would bring zod along. */
const MAX_FILE_BYTES = 64_000;

/** What was found, and of what: this page's certificate, or a file that the visitor was sent. */
export type CheckOutcome = CredentialCheck & { subject: string };

/** Checks the signature of a certificate. */
export class CheckCredentialStore {
  isChecking = false;
  outcome: CheckOutcome | null = null;
  error: string | null = null;

  constructor(private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false });
  }

  /** The certificate as anybody can download it. */
  checkCertificate(id: string): Promise<void> {
    return this.run(t`This page’s certificate`, async () => {
      const answer = await this.api.callForBytes('getCertificateCredential', { params: { id } });
      if (!('bytes' in answer)) throw new Error('The credential came without its media type.');
      return new TextDecoder().decode(answer.bytes);
    });
  }

  checkFile(file: File): Promise<void> {
    return this.run(file.name, () => (file.size > MAX_FILE_BYTES ? Promise.resolve('') : file.text()));
  }

  private async run(subject: string, read: () => Promise<string>): Promise<void> {
    this.isChecking = true;
    this.outcome = null;
    this.error = null;
    try {
      const check = await this.api.call('checkCredential', { body: { credential: await read() } });
      runInAction(() => {
        this.outcome = { ...check, subject };
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause);
      runInAction(() => {
        this.error = cause instanceof ApiError ? cause.message : ERROR_TEXTS.unknown;
      });
    } finally {
      runInAction(() => {
        this.isChecking = false;
      });
    }
  }
}
