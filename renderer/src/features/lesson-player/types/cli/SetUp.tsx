import type { CliData } from '@web/api';
import { Collapsible } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { useState } from 'react';
import { connectCommand, INSTALL_COMMAND, LOGIN_COMMAND, SHELLS, type Shell } from './commands';
import { Plate } from './Plate';
import styles from './SetUp.module.css';

export interface SetUpProps {
  /** The address of this server. */
  server: string;
  systems: CliData['allowedOperatingSystems'];
  isOpen: boolean;
  isWindows: boolean;
}

function ShellChoice({ shell, onChange }: { shell: Shell; onChange: (shell: Shell) => void }) {
  return (
    <fieldset className={styles.shells} aria-label="Your shell">
      {SHELLS.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="shell"
            value={value}
            checked={shell === value}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How to get the terminal client, once per computer. */
export function SetUp({ server, systems, isOpen, isWindows }: SetUpProps) {
  const hasWindows = systems.includes('windows');
  const [shell, setShell] = useState<Shell>(isWindows && hasWindows ? 'powershell' : 'posix');
  return (
    <Collapsible summary="First time? Connect your terminal" defaultOpen={isOpen}>
      <ol className={styles.steps}>
        <li>
          <Plate
            label={
              <>
                Install the client. It’s free, open source, and needs{' '}
                <UiLink href="https://go.dev/doc/install" target="_blank">
                  Go
                </UiLink>
                .
              </>
            }
            command={INSTALL_COMMAND}
          />
        </li>
        <li>
          <Plate
            label="Point it at this server. Each new terminal needs this, so your shell’s start-up file is a good place for it."
            command={connectCommand(shell, server)}
            choice={hasWindows && <ShellChoice shell={shell} onChange={setShell} />}
          />
        </li>
        <li>
          <Plate
            label="Sign in. This opens a page here, which hands your code to the terminal."
            command={LOGIN_COMMAND}
          />
        </li>
      </ol>
    </Collapsible>
  );
}
