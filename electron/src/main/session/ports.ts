/** The learner's session at the host. Its refresh token never leaves the main process. */
export interface DesktopSession {
  /** Before the app quits. */
  close(): Promise<void>;
}
