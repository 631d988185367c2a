import { useLayer } from '@spielplan/shared-ui/host';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

interface PopupProps {
  className: string;
  label: ReactNode;
  children: ReactNode;
}

/**
 * A short list of links behind a button. A native disclosure, so it opens before the page is
 * alive and without JavaScript; then Escape, a press outside and a choice close it as well.
 */
export function Popup({ className, label, children }: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useLayer(isOpen, details, close, summary);
  const noticeToggle = () => {
    const { open, ownerDocument } = details.current!;
    const { activeElement: focused, body } = ownerDocument;
    // The browser tells of an opening a moment later; by then a
    // quick keyboard may have walked through it and out again.
    if (open && focused && focused !== body && !details.current!.contains(focused)) close();
    else setIsOpen(open);
  };
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    // A choice is made by pressing a link inside, which keyboards do as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} className={`popup ${className}`} onToggle={noticeToggle} onClick={closeOnChoice}>
      <summary ref={summary}>
        {label}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
