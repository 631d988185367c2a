/** A way to the other processes on the same database. */
export interface Signals {
  /** Sends a message to all others. Rejects where it could not be sent. */
  send(message: string): Promise<void>;
  close(): Promise<void>;
}

export interface SignalHandlers {
  /** Another process sent this. */
  onMessage(message: string): void;
  /**
   * From now on messages arrive; before, any number may have been
   * missed. Called at every new connection, the first included.
   */
  onConnected(): void;
}

/** Connects in the background, again and again; never throws. */
export type OpenSignals = (handlers: SignalHandlers) => Signals;
