import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Verdicts } from '@shared/lesson-types/cli/verdicts';
import type { CliData, Lesson } from '@web/api';
import { Pane, ScrollBox } from '@web/features/solving/workbench';
import { listFormat } from '@web/i18n';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import { baseUrlCommand, RESET_BASE_URL_COMMAND, runCommand, submitCommand } from './commands';
import { Plate } from './Plate';
import { SetUp } from './SetUp';
import { Steps } from './Steps';
import styles from './TerminalPane.module.css';

/** Instead of an address: every learner sets their own. */
const OVERRIDE = 'override';
const EXAMPLE_URL = 'http://localhost:4000';

export interface TerminalPaneProps {
  /** The address of this server. */
  server: string;
  isWindows: boolean;
  lesson: Lesson;
  data: CliData;
  /** The learner hasn't submitted from a terminal before, as far as this browser knows. */
  isFirstTime: boolean;
}

function BaseUrl({ address }: { address: string }) {
  if (address === '') return null;
  const isRequired = address === OVERRIDE;
  const example = EXAMPLE_URL;
  return (
    <div className={styles.address}>
      <p>
        {isRequired ? (
          <Trans>
            The requests go to a server you run. Set its full address in place of <code>{example}</code>:
          </Trans>
        ) : (
          <Trans>
            The requests go to <code>{address}</code>. Is your server somewhere else? Set its address:
          </Trans>
        )}
      </p>
      <Plate label={t`Use another address`} command={baseUrlCommand(EXAMPLE_URL)} isMain={isRequired} />
      {!isRequired && <Plate label={t`Go back to the lesson’s address`} command={RESET_BASE_URL_COMMAND} />}
    </div>
  );
}

const SYSTEMS = { linux: 'Linux', darwin: 'macOS', windows: 'Windows' } as const;

/** What to type, how to get ready for it, and what the terminal will then do. */
export const TerminalPane = observer(function TerminalPane({
  lesson,
  data,
  server,
  isWindows,
  isFirstTime,
}: TerminalPaneProps) {
  const { submission } = usePlayer();
  const { steps, allowedOperatingSystems: systems, baseUrlDefault } = data;
  const systemNames = listFormat({}).format(systems.map((system) => SYSTEMS[system]));
  return (
    <Pane label={t`Terminal`} ground="result">
      <ScrollBox label={t`What to do in your terminal`}>
        <div className={styles.inside}>
          <section className={styles.commands} aria-labelledby="terminal-commands">
            <h2 id="terminal-commands">
              <Trans>Run this in your terminal</Trans>
            </h2>
            <Plate label={t`Submit your work`} command={submitCommand(lesson)} isMain />
            <Plate label={t`Or take a look first, without submitting`} command={runCommand(lesson)} />
            <SetUp server={server} isOpen={isFirstTime} />
          </section>
          <section aria-labelledby="terminal-steps">
            <h2 id="terminal-steps">
              <Trans>What it does</Trans>
            </h2>
            <p className={styles.note}>
              {isWindows && !systems.includes('windows') ? (
                <Trans>
                  On your computer, in the folder you run it from. Works on {systemNames} (on Windows, use
                  WSL).
                </Trans>
              ) : (
                <Trans>On your computer, in the folder you run it from. Works on {systemNames}.</Trans>
              )}
            </p>
            <BaseUrl address={baseUrlDefault} />
            <Steps steps={steps} verdicts={new Verdicts(submission.reply)} />
          </section>
        </div>
      </ScrollBox>
    </Pane>
  );
});
