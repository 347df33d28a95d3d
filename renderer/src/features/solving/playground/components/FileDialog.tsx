import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { TextField } from '@web/ui/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';

export interface FileDialogProps {
  heading: string;
  /** Initial value of the field. */
  initial: string;
  confirmLabel: string;
  /** Why a name isn't allowed; null if it is. */
  problemOf: (name: string) => string | null;
  onConfirm: (name: string) => void;
  onClose: () => void;
}

/** Asks for a file name. Mount a new instance each time. */
export function FileDialog({
  heading,
  initial,
  confirmLabel,
  problemOf,
  onConfirm,
  onClose,
}: FileDialogProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(name.trim());
    setError(problem);
    if (problem) field.current?.focus();
    else onConfirm(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={heading}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t`File name`}
          hint={t`You can put it in a folder, such as shop/prices.`}
          value={name}
          error={error ?? undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.setSelectionRange(0, nameLength(name))}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}

/** The part before the extension, which people usually want to change. */
function nameLength(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}
