import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DataRecipients } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { recipientsOf } from './data-recipients';

/** What each service gets that this server's settings name. */
function List({ recipients }: { recipients: DataRecipients }) {
  const { languageModel, github, google, discord, emailProvider, runners } = recipients;
  const { model, host } = languageModel ?? {};
  return (
    <ul>
      <li>
        {languageModel ? (
          <Trans>
            A language model, {model} at {host}, reads your answers to interview questions. It gets the
            question, the points that count and your answer, but not who you are.
          </Trans>
        ) : (
          <Trans>
            No language model reads your answers to interview questions. This server grades them itself.
          </Trans>
        )}
      </li>
      <li>
        {emailProvider ? (
          <Trans>
            The host’s email provider delivers our emails, so it sees your address and what’s in them.
          </Trans>
        ) : (
          <Trans>
            This server sends no emails. It keeps sign-in links and everything else it would send.
          </Trans>
        )}
      </li>
      {github && (
        <li>
          <Trans>
            GitHub, if you sign in with it or link your account: it learns that you use this server, and some
            lessons look at your public repositories there.
          </Trans>
        </li>
      )}
      {google && (
        <li>
          <Trans>
            Google, when you open the sign-in window: its button comes from Google’s servers. If you use it,
            Google learns that you sign in here.
          </Trans>
        </li>
      )}
      {discord && (
        <li>
          <Trans>Discord, if you link your account: it learns that you use this server.</Trans>
        </li>
      )}
      <li>
        <Trans>
          The maker of your browser, if you turn on push notifications, which are encrypted, or if you speak
          an answer to an interview question: many browsers send the audio to a service that writes it down.
        </Trans>
      </li>
      {runners && (
        <li>
          <Trans>
            Other machines of this server’s host judge the programs you submit. They aren’t told who you are.
          </Trans>
        </li>
      )}
    </ul>
  );
}

/** Who else gets a learner's data, from the settings in force. */
export const Recipients = observer(function Recipients() {
  const { scope } = useStores();
  return (
    <Loaded
      state={recipientsOf(scope)}
      skeleton={<Skeleton lines={4} label={t`Loading who else gets your data`} />}
      what={t`who else gets your data`}
    >
      {(recipients) => <List recipients={recipients} />}
    </Loaded>
  );
});
