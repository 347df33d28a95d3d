/** One message for every window of one user, already serialised. */
export interface UserFrame {
  userId: string;
  frame: string;
}

export type FrameListener = (message: UserFrame) => void;

/** Port: carries messages to every API process, as a user's windows may be connected to any of them. */
export abstract class RealtimeBus {
  abstract publish(message: UserFrame): void | Promise<void>;

  /** Returns how to stop listening. */
  abstract subscribe(listener: FrameListener): () => void;
}

/** The default, for one API process. */
export class InProcessBus extends RealtimeBus {
  private readonly listeners = new Set<FrameListener>();

  publish(message: UserFrame): void {
    for (const listener of this.listeners) listener(message);
  }

  subscribe(listener: FrameListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
