import type { SlotProps } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { Button, ButtonLink, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ListSkeleton } from '../../components/lists/ListSkeleton.tsx';
import { useText } from '../../i18n/useText.ts';
import { OverlayProgramme } from './OverlayProgramme.tsx';
import { useOverlayList } from './useOverlayList.ts';

/**
 * The slot `event.overlay`: the programme with filters and pages of its own, and a
 * ticket button. The dialog around it, its headline and how it closes are the shell's.
 */
export function EventOverlay({ headline, ticketUrl }: SlotProps['event.overlay']) {
  const text = useText();
  const { lang } = useHost();
  const [href, setHref] = useState(() => paths.events({ lang }));
  const { list, isLoading, hasFailed, retry } = useOverlayList(href);
  return (
    <Overlay aria-label={headline} aria-busy={isLoading || undefined}>
      {ticketUrl ? (
        <p className="tickets">
          <ButtonLink href={ticketUrl}>{text('event.tickets')}</ButtonLink>
        </p>
      ) : null}
      {hasFailed ? (
        <Notice tone="error" title={text('overlay.failed')}>
          <Button onClick={retry}>{text('list.retry')}</Button>
        </Notice>
      ) : null}
      {list ? (
        <OverlayProgramme list={list.view} session={list.session} onFollow={setHref} isBusy={isLoading} />
      ) : hasFailed ? null : (
        <>
          <p role="status">{text('overlay.loading')}</p>
          <ListSkeleton />
        </>
      )}
    </Overlay>
  );
}

const Overlay = styled.section`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  /* Day headings stay at the top of the dialog, not below the page's header. */
  --header-height: 0px;

  > p {
    margin: 0;
  }
`;
