/**
 * Replies of the server that are the same for everybody (`/v1/static/`, `/v1/content/`), kept on this computer. Personal
 * replies never get here.
 */
export interface ReplyCache {
  /**
   * The reply to a GET, from the server or from this computer.
   * @param fetchFromHost asks the server for the same address, with other headers; rejects if it can't be reached
   */
  answer(request: Request, fetchFromHost: (request: Request) => Promise<Response>): Promise<Response>;
}

/** The local databases, opened. */
export interface DesktopCache {
  replies: ReplyCache;
  /** Before the app quits. */
  close(): void;
}
