import { canStore } from '@web/platform';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
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

/**
 * Says in the header, without moving anything, that there's no connection and what works meanwhile. A small window shows
 * two words, and the sentence in a toast.
 */
export const ConnectionNotice = observer(function ConnectionNotice() {
  const { connection, platform } = useStores();
  const isSmall = useBreakpoint('tablet');
  const isDown = useLasting(!connection.isOnline, SHOW_AFTER_MS);
  const wasDown = useRef(false);
  wasDown.current ||= isDown;
  const texts = downTexts(connection.status);
  const sentence = isDown && !canStore(platform.storage) ? texts.unsafeNotice : texts.notice;

  useEffect(() => {
    if (!isDown || !isSmall) return;
    toasts.info(sentence, { id: TOAST, duration: TOAST_MS });
    return () => toasts.dismiss(TOAST);
  }, [isDown, isSmall, sentence]);

  const toast = () => toasts.info(sentence, { id: TOAST, duration: TOAST_MS });
  return (
    <>
      {isDown && isSmall && (
        <button type="button" className={styles.short} data-notice="" onClick={toast}>
          <CloudOff aria-hidden="true" />
          {texts.short}
        </button>
      )}
      {isDown && !isSmall && (
        <p className={styles.notice} data-notice="" aria-hidden="true">
          <CloudOff />
          <span>{sentence}</span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status" data-announcer="connection">
          {isDown ? !isSmall && sentence : wasDown.current && BACK_ONLINE}
        </span>
      </VisuallyHidden>
    </>
  );
});
