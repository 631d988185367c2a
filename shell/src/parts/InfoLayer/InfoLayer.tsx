import { usePage } from '@spielplan/shared-ui/host';
import type { MouseEvent } from 'react';
import { CrossIcon } from '../CrossIcon.tsx';
import { useText } from '../../i18n/useText.ts';
import { INFO_KINDS } from './infoConditions.ts';
import { useInfoLayer } from './useInfoLayer.ts';

interface InfoLayerProps {
  /** The page's own address, where it is not the one that was asked of the shell. */
  href?: string;
}

/**
 * A sentence and a next step for visitors without scripting, with an old browser, offline, on a slow connection or on weak
 * hardware (product.md section 1). All of them are in the HTML, because nothing more can be loaded in most of these cases;
 * styles show the one that `data-info` of the document element names.
 */
export function InfoLayer({ href }: InfoLayerProps) {
  const text = useText();
  const { url } = usePage();
  const { close } = useInfoLayer();
  return (
    <div className="info-layer" role="status">
      <p>
        {INFO_KINDS.map((kind) => (
          <span key={kind} data-kind={kind}>
            {text(`info.${kind}`)}
          </span>
        ))}{' '}
        <a href={href ?? url} onClick={reload}>
          {text('info.reload')}
        </a>
        <button type="button" aria-label={text('info.close')} onClick={close}>
          <CrossIcon />
        </button>
      </p>
    </div>
  );
}

function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
