import { t } from '@lingui/core/macro';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from './Button';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { returnFocus } from './focus-return';
import { BookOpen, X } from './icons';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, a click on the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title, read aloud with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the bottom. */
  footer?: ReactNode;
  /** A page with more information, opened in a new tab from an icon next to the close button. */
  infoHref?: string;
  /** Name of the info link; "Learn more" by default. */
  infoLabel?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus when the dialog opens; by default the first control, or the title if the address opened it. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Toasts are on top of dialogs: clicking one must not close the dialog below (docs/app.md). */
function ignoreToastEvent(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}

/**
 * The element that had the focus when the dialog opened. Read while rendering: a field with autoFocus takes the focus
 * before any effect runs.
 */
function useOpener(open: boolean): HTMLElement | null {
  const [was, setWas] = useState<{ open: boolean; opener: HTMLElement | null }>({
    open: false,
    opener: null,
  });
  if (open === was.open) return was.opener;
  const opener = open ? focusedElement() : was.opener;
  setWas({ open, opener });
  return opener;
}

function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  // A menu is gone by the time the dialog closes; the button that opened it isn't.
  const menuButton = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || focused;
}

/** Whether a learner was at something that can open a dialog; otherwise its address did, before any key or click. */
const isControl = (opener: HTMLElement | null): boolean => opener !== null && opener.tabIndex >= 0;

/** A modal dialog. Closes with a 150 ms animation (docs/app.md), and returns the focus to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  infoHref,
  infoLabel = t`Learn more`,
  size = 'md',
  role = 'dialog',
  initialFocus,
}: DialogProps) {
  const opener = useOpener(open);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            role={role}
            className={cx(styles.content, styles[size])}
            onPointerDownOutside={(event) =>
              ignoreToastEvent({
                target: event.detail.originalEvent.target,
                preventDefault: () => event.preventDefault(),
              })
            }
            onFocusOutside={(event) =>
              ignoreToastEvent({
                target: event.detail.originalEvent.target,
                preventDefault: () => event.preventDefault(),
              })
            }
            onKeyDown={(event) => {
              // To Radix, a toast that came after the dialog is the one to close.
              if (event.key === 'Escape' && !event.defaultPrevented) onClose();
            }}
            onOpenAutoFocus={(event) => {
              const first = initialFocus?.current ?? (isControl(opener) ? null : heading.current);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its own trigger, but we don't use one.
              event.preventDefault();
              if (opener) returnFocus(opener);
            }}
            {...(description == null ? { 'aria-describedby': undefined } : {})}
          >
            <header className={styles.header}>
              <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Radix.Title>
              <div className={styles.corner}>
                {infoHref && (
                  <a
                    className={styles.info}
                    href={infoHref}
                    target="_blank"
                    rel="noopener"
                    aria-label={t`${infoLabel} (opens in a new tab)`}
                  >
                    <BookOpen aria-hidden="true" />
                  </a>
                )}
                <Radix.Close asChild>
                  <IconButton label={t`Close`} icon={<X />} size="sm" />
                </Radix.Close>
              </div>
            </header>
            {description != null && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children != null && <div className={styles.body}>{children}</div>}
            {footer != null && <footer className={styles.footer}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
