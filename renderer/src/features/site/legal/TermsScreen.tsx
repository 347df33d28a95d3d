import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UiLink } from '@web/ui/UiLink';
import { LegalPage } from './LegalPage';

/** /terms */
export function TermsScreen() {
  return (
    <LegalPage
      title={t`Terms`}
      lead={t`Emberforge is a learning platform that anyone can host. These are the rules for using this server.`}
    >
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          You can use the courses and check your answers without an account. To keep your progress and earn
          XP, create one with your email address and your name. One person, one account. Anyone who can read
          your email can sign in as you, so keep your inbox private.
        </Trans>
      </p>
      <h2>
        <Trans>Your code</Trans>
      </h2>
      <p>
        <Trans>
          What you write is yours. You allow this server to store it, run it to grade it, and show it back to
          you. Who else gets to read it, the <UiLink href="/privacy">privacy page</UiLink> says.
        </Trans>
      </p>
      <h2>
        <Trans>Running code here</Trans>
      </h2>
      <p>
        <Trans>
          The sandbox is for lessons. Don’t use it to attack this server or others, mine cryptocurrency, send
          bulk email, or access other learners’ data. Don’t publish a lesson’s hidden tests. If you find a
          security hole, tell the host of this server before anyone else.
        </Trans>
      </p>
      <h2>
        <Trans>Fair play</Trans>
      </h2>
      <p>
        <Trans>
          XP and levels show your own learning. Accounts that farm them, with scripts or otherwise, may be
          reset or closed.
        </Trans>
      </p>
      <h2>
        <Trans>The courses</Trans>
      </h2>
      <p>
        <Trans>
          The software is free under the MIT license. You may share and adapt the course texts that come with
          it under Creative Commons Attribution 4.0. Courses added by the host of this server have their own
          terms.
        </Trans>
      </p>
      <h2>
        <Trans>No warranty</Trans>
      </h2>
      <p>
        <Trans>
          The service is provided as is. The host makes a reasonable effort to keep it running and your
          progress safe, but can’t promise that it’s always available or free of errors, and isn’t liable for
          damages as far as the law allows.
        </Trans>
      </p>
      <h2>
        <Trans>Leaving</Trans>
      </h2>
      <p>
        <Trans>
          You can stop at any time and delete your account in the settings, under Account. The host may close
          accounts that break these rules.
        </Trans>
      </p>
    </LegalPage>
  );
}
