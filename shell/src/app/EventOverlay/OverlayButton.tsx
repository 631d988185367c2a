import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText.ts';

/** Brings the programme over the page; without JavaScript it leads to the events list. */
export function OverlayButton({ onOpen }: { onOpen: (event: MouseEvent) => void }) {
  const text = useText();
  const { lang } = usePage();
  return (
    <a href={paths.events({ lang })} className="overlay-button" aria-haspopup="dialog" onClick={onOpen}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM15 7v2m0 3v2m0 3v1" />
      </svg>
      <span>{text('sticky.overlay')}</span>
    </a>
  );
}
