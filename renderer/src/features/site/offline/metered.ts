/** The Network Information API, where it exists. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Only on Android and ChromeOS. */
  type?: string;
}

/** Whether megabytes are better not downloaded without asking: the connection is slow, or paid by the megabyte. */
export function isMetered(
  connection = (globalThis.navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  if (connection?.saveData || connection?.type === 'cellular') return true;
  return /(^|-)[23]g$/.test(connection?.effectiveType ?? '');
}
