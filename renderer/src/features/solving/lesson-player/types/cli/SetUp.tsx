import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Collapsible } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { installCommand, loginCommand } from './commands';
import { Plate } from './Plate';
import styles from './SetUp.module.css';

export interface SetUpProps {
  /** The address of this server. */
  server: string;
  isOpen: boolean;
}

/** How to get the terminal client, once per computer. */
export function SetUp({ server, isOpen }: SetUpProps) {
  return (
    <Collapsible summary={t`First time? Connect your terminal`} defaultOpen={isOpen}>
      <ol className={styles.steps}>
        <li>
          <Plate
            label={
              <Trans>
                Install the client. It’s free, open source, and needs{' '}
                <UiLink href="https://nodejs.org/en/download" target="_blank">
                  Node.js
                </UiLink>{' '}
                20 or newer.
              </Trans>
            }
            command={installCommand(server)}
          />
        </li>
        <li>
          <Plate
            label={t`Sign in. This opens a page here, which hands your code to the terminal.`}
            command={loginCommand(server)}
          />
        </li>
      </ol>
    </Collapsible>
  );
}
