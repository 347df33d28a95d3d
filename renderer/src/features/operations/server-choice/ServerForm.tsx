import { t } from '@lingui/core/macro';
import type { DesktopBridge } from '@shared/desktop/bridge';
import { Button } from '@web/ui/Button';
import { TextField } from '@web/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import styles from './ServerForm.module.css';

export interface ServerFormProps {
  /** The server's address so far. */
  address: string;
  /** Moves the app there and loads it again. Resolves to why it stays, or null. */
  choose: DesktopBridge['host']['choose'];
  action: string;
  autoFocus?: boolean;
}

/** Asks for the address of a server. */
export function ServerForm({ address, choose, action, autoFocus }: ServerFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(address);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecking(true);
    const reply = await choose({ address: text }).catch((error: Error) => ({ problem: error.message }));
    // Without a problem the app is loading from there.
    if (reply.problem === null) return;
    setProblem(reply.problem);
    setChecking(false);
    field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={t`Server address`}
        hint={t`Such as https://learn.example.com`}
        error={problem ?? undefined}
        value={text}
        inputMode="url"
        autoCapitalize="off"
        autoComplete="url"
        spellCheck={false}
        maxLength={500}
        autoFocus={autoFocus}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="primary" loading={isChecking} disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
