import { isTouchScreen } from '@web/ui/useTouchScreen';

/** The Network Information API, where it exists. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Only on Android and ChromeOS. */
  type?: string;
}

/**
 * Whether megabytes may be downloaded before they are needed: not over slow or metered lines. Phones usually are on one
 * and rarely say so, therefore they need a line that is known to be good.
 */
export function canPrefetch(
  connection = (globalThis.navigator as Navigator & { connection?: Connection })?.connection,
  isTouch = isTouchScreen(),
): boolean {
  if (connection?.saveData || /(^|-)[23]g$/.test(connection?.effectiveType ?? '')) return false;
  return !isTouch || connection?.type === 'wifi' || connection?.type === 'ethernet';
}
