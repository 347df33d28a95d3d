import { canStore } from '@web/platform';
import { useStores } from '@web/stores';
import { CloudOff } from '@web/ui/icons';
import { toasts } from '@web/ui/toasts';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import styles from './ConnectionNotice.module.css';
import { BACK_ONLINE, downTexts } from './connection-texts';

/** A shorter interruption isn't worth a word. */
const SHOW_AFTER_MS = 500;
/** How long a small window shows the whole sentence. */
const TOAST_MS = 8_000;
const TOAST = 'connection';

/** True once the condition has lasted for `ms`; false as soon as it ends. */
function useLasting(condition: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return condition && hasLasted;
}

/** What is shown while there's no connection. */
const Down = observer(function Down() {
  const { connection, platform } = useStores();
  const isSmall = useBreakpoint('tablet');
  const texts = downTexts(connection.status);
  const sentence = canStore(platform.storage) ? texts.notice : texts.unsafeNotice;
  const tell = useCallback(() => {
    toasts.info(sentence, { id: TOAST, duration: TOAST_MS });
  }, [sentence]);

  useEffect(() => {
    if (!isSmall) return;
    tell();
    return () => toasts.dismiss(TOAST);
  }, [isSmall, tell]);

  if (isSmall) {
    return (
      <button type="button" className={styles.short} data-notice="" onClick={tell}>
        <CloudOff aria-hidden="true" />
        {texts.short}
      </button>
    );
  }
  return (
    <>
      <p className={styles.notice} data-notice="" aria-hidden="true">
        <CloudOff />
        <span>{sentence}</span>
      </p>
      <Status>{sentence}</Status>
    </>
  );
});

/** Announces its text to screen readers; the small window's toast does that itself. */
function Status({ children }: { children: string }) {
  const [text, setText] = useState('');
  // A live region announces what changes in it, not what it appears with.
  useEffect(() => setText(children), [children]);
  return (
    <VisuallyHidden>
      <span role="status" data-announcer="connection">
        {text}
      </span>
    </VisuallyHidden>
  );
}

/**
 * Says in the header, without moving anything, that there's no connection and what works meanwhile. A small window shows
 * two words, and the sentence in a toast.
 */
export const ConnectionNotice = observer(function ConnectionNotice() {
  const { connection } = useStores();
  const isDown = useLasting(!connection.isOnline, SHOW_AFTER_MS);
  const [wasDown, setWasDown] = useState(false);
  useEffect(() => {
    if (isDown) setWasDown(true);
  }, [isDown]);
  if (isDown) return <Down />;
  return wasDown && <Status>{BACK_ONLINE}</Status>;
});
