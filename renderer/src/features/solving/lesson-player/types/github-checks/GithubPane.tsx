import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Lesson } from '@web/api';
import { Pane, ScrollBox } from '@web/features/solving/workbench';
import { inOwnLanguage } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { ExternalLink, RefreshCw } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlayer } from '../../usePlayer';
import type { AnswerStore } from '../question/answer.store';
import { AccountCard } from './AccountCard';
import { CheckList } from './CheckList';
import styles from './GithubPane.module.css';
import type { GithubStore } from './github.store';

export interface GithubPaneProps {
  data: NonNullable<Lesson['lessonDataGithubChecks']>;
  github: GithubStore;
  answer: AnswerStore;
}

/** The repository that's checked: the lesson's, or one that the learner names. */
const RepositoryName = observer(function RepositoryName({ data, github, answer }: GithubPaneProps) {
  const { value } = github.checks;
  if (data.repository === null) {
    return (
      <TextField
        label={t`Your repository`}
        placeholder={t`you/repository`}
        autoComplete="off"
        spellCheck={false}
        value={answer.text}
        onChange={(event) => answer.set(event.target.value)}
      />
    );
  }
  if (!value?.repository || !value.url) {
    const example = data.repository.replaceAll('{login}', t`your-name`);
    return (
      <p className={styles.repository}>
        <Trans>
          Your repository: <code>{example}</code>
        </Trans>
      </p>
    );
  }
  const { repository, url } = value;
  return (
    <p className={styles.repository}>
      <Trans>
        Your repository:{' '}
        <UiLink href={url} target="_blank">
          {repository} <ExternalLink aria-hidden="true" />
        </UiLink>
      </Trans>
    </p>
  );
});

/** Above the list: how many pass, and the button that looks again. */
const ChecksHead = observer(function ChecksHead({ github }: Pick<GithubPaneProps, 'github'>) {
  const { checks, account } = github;
  const all = checks.value?.checks ?? [];
  const total = all.length;
  const passed = all.filter(({ state }) => state === 'passed').length;
  const isKnown = all.some(({ state }) => state !== 'unknown');
  const isLoading = checks.status === 'loading';
  return (
    <div className={styles.head}>
      <h2 id="github-checks">
        <Trans>Checks</Trans>
      </h2>
      <p role="status" className={styles.count}>
        {isKnown && t`${passed} of ${total} passed`}
      </p>
      {account && (
        <Button size="sm" icon={<RefreshCw />} loading={isLoading} onClick={() => void checks.reload()}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </div>
  );
});

/** The learner's account, their repository, and every check of the lesson. */
export const GithubPane = observer(function GithubPane(props: GithubPaneProps) {
  const { data, github } = props;
  const { submission, lesson } = usePlayer();
  const { session } = useStores();
  const { checks } = github;
  const canLoad = session.isSignedIn && !lesson.missing; // without GitHub there's nothing to load
  const failed = submission.error !== null;
  const isIdle = checks.status === 'idle'; // also after a change of the learner
  useEffect(() => {
    if (canLoad && isIdle) void checks.load();
  }, [checks, canLoad, isIdle]);
  useEffect(() => {
    // The account may have been unlinked meanwhile.
    if (failed && canLoad) void checks.reload();
  }, [checks, failed, canLoad]);
  const problem = checks.value?.problem ?? (checks.value ? checks.error?.message : null) ?? null;
  return (
    <Pane label={t`Your repository on GitHub`} ground="result">
      <ScrollBox label={t`Account and checks`}>
        <div className={styles.inside}>
          <AccountCard github={github} />
          <RepositoryName {...props} />
          <section className={styles.checks} aria-labelledby="github-checks">
            <ChecksHead github={github} />
            {problem !== null && (
              <p className={styles.problem} role="alert">
                {inOwnLanguage(problem, checks.value?.problemText)}
              </p>
            )}
            <CheckList checks={checks.value?.checks ?? data.checks} />
          </section>
        </div>
      </ScrollBox>
    </Pane>
  );
});
