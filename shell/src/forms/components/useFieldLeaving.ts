import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what happens when a field is left by a press until that press is over. An error that
 * appears between pressing and releasing would move the button away from under the finger.
 */
export function useFieldLeaving(): (work: () => void) => void {
  const isPressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => (isPressing.current = true);
    const release = () => {
      isPressing.current = false;
      // After the click that belongs to this press.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((work) => {
    if (isPressing.current) waiting.current.push(work);
    else work();
  }, []);
}
