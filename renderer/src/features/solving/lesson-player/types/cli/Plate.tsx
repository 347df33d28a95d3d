import { t } from '@lingui/core/macro';
import { IconButton } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Copy } from '@web/ui/icons';
import type { ReactNode } from 'react';
import styles from './Plate.module.css';

export interface PlateProps {
  /** What the command does: "Submit your work". */
  label: ReactNode;
  command: string;
  /** Changes the command. */
  choice?: ReactNode;
  /** The one to run next. */
  isMain?: boolean;
}

/** A command on a dark plate, with the prompt before it and a button that copies it. */
export function Plate({ label, command, choice, isMain }: PlateProps) {
  return (
    <div className={styles.plate} data-main={isMain || undefined}>
      <p className={styles.label}>{label}</p>
      {choice}
      <div className={styles.line}>
        <pre
          className={styles.command}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <code>{command}</code>
        </pre>
        <IconButton
          label={t`Copy: ${command}`}
          icon={<Copy />}
          size="sm"
          className={styles.copy}
          onClick={() => void copyText(command)}
        />
      </div>
    </div>
  );
}
