import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

/**
 * An entry of the webshop while the webshop is offline: greyed, in reach of the keyboard, and it
 * says why when it is pointed at, focused or read out. Escape takes the message away (WCAG 1.4.13).
 */
export function OfflineEntry({ className = '', children }: { className?: string; children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const show = () => setIsDismissed(false);
  return (
    <span
      className={`offline-entry ${className}`}
      role="link"
      aria-disabled="true"
      aria-describedby={id}
      tabIndex={0}
      onPointerLeave={show}
      onBlur={show}
      onKeyDown={({ key }) => key === 'Escape' && setIsDismissed(true)}
    >
      {children}
      <span id={id} role="tooltip" hidden={isDismissed}>
        {text('cart.offline')}
      </span>
    </span>
  );
}
