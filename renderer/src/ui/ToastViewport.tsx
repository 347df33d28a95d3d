import { t } from '@lingui/core/macro';
import { direction } from '@web/i18n';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { IconButton } from './Button';
import { cx } from './cx';
import { CircleAlert, CircleCheck, Info, Sparkles, X } from './icons';
import styles from './ToastViewport.module.css';
import { useToastPlace } from './toastCorner';
import { type ToastItem, toastList, toasts } from './toasts';

const ICONS = { success: CircleCheck, reward: Sparkles, info: Info, error: CircleAlert } as const;

function Toast({ item }: { item: ToastItem }) {
  const Icon = ICONS[item.kind];
  const body = (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      <Radix.Description asChild>
        <div className={styles.text}>{item.body}</div>
      </Radix.Description>
    </>
  );
  return (
    <Radix.Root
      className={cx(styles.toast, styles[item.kind])}
      type={item.kind === 'error' ? 'foreground' : 'background'}
      duration={item.persistent ? Number.POSITIVE_INFINITY : item.duration}
      onOpenChange={(open) => !open && toasts.dismiss(item.id)}
    >
      {item.onClick ? (
        <button
          type="button"
          className={styles.body}
          onClick={() => {
            toasts.dismiss(item.id);
            item.onClick?.();
          }}
        >
          {body}
        </button>
      ) : (
        <div className={styles.body}>{body}</div>
      )}
      <Radix.Close asChild>
        <IconButton label={t`Dismiss`} icon={<X />} size="sm" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Shows toasts where they cover the least: in the corner of the element marked with `toastCorner`, such as the editor,
 * otherwise at the bottom left; on a phone at the full width, above anything marked `data-thumb`. They're on top of open
 * modals. Render it once, next to the app. Hovering or focusing any toast pauses all of them; F8 moves the focus here.
 */
export function ToastViewport() {
  const items = useSyncExternalStore(toastList.subscribe, toastList.snapshot, toastList.snapshot);
  const place = useToastPlace(items.length > 0);
  // Out of the window at its nearer side.
  const swipeDirection = place || direction() === 'rtl' ? 'right' : 'left';
  return (
    <Radix.Provider swipeDirection={swipeDirection} label={t`Notification`}>
      {items.map((item) => (
        <Toast key={item.serial} item={item} />
      ))}
      <Radix.Viewport
        // A new element appears in the other place; a moved one would be a layout shift.
        key={place ? 'corner' : 'default'}
        className={cx(styles.viewport, place && styles.inCorner)}
        style={place}
        data-toasts=""
      />
    </Radix.Provider>
  );
}
