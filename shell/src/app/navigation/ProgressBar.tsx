import { useEffect, useRef, useState } from 'react';

/** How long the full bar stays before it goes (product.md section 9). */
const HIDE_MS = 500;

/**
 * The 2 px bar at the top edge. It says nothing to a screen
 * reader: the main area is busy, and the arrival is announced.
 */
export function ProgressBar({ isRunning }: { isRunning: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const wasRunning = useRef(false);

  useEffect(() => {
    if (isRunning === wasRunning.current) return;
    wasRunning.current = isRunning;
    setIsLeaving(!isRunning);
    if (isRunning) return;
    const timer = setTimeout(() => setIsLeaving(false), HIDE_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);

  const state = isRunning ? 'running' : isLeaving ? 'leaving' : null;
  return state ? <div className="progress-bar" data-state={state} aria-hidden="true" /> : null;
}
