interface TabEvents {
  /** The tab is looked at again. */
  onReturn: () => void;
  /** It is hidden, or left. */
  onLeave: () => void;
  /** The network is back. */
  onOnline: () => void;
}

/** Hears what becomes of the tab. Ends with what it returns. */
export function listenToTab({ onReturn, onLeave, onOnline }: TabEvents): () => void {
  const look = () => (document.visibilityState === 'visible' ? onReturn() : onLeave());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
  };
}
