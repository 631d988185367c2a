import type { PagePreview } from '@spielplan/shared-contracts/remote';
import { useLocation, useStore } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Dated } from '../../components/Dated.tsx';
import { hasLostMoment, withoutMoment, withoutVersion } from '../../domain/editMode.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/**
 * Says that this is not what visitors see: which saved state it
 * is, with the way to the current one, and that it is offline.
 */
export function PreviewNote({ preview: { version, isOffline, at } }: { preview: PagePreview }) {
  const text = useText();
  const describe = useDescribeMoment();
  const { pathname, search } = useLocation();
  return (
    <Lines>
      {version ? (
        <p>
          <strong>{nameVersion(version, text)}</strong> <a href={pathname + withoutVersion(search)}>{text('preview.current')}</a>
        </p>
      ) : null}
      {at ? (
        <p>
          <strong>
            <Dated instant={at}>{text('moment.shown', { time: describe(at) })}</Dated>
          </strong>{' '}
          <a href={pathname + withoutMoment(search)} data-bare="" data-full-load="">
            {text('moment.leave')}
          </a>{' '}
          <span>{text('moment.stays')}</span>
        </p>
      ) : null}
      {isOffline ? (
        <p>
          <strong>{text('preview.offline')}</strong>
        </p>
      ) : null}
    </Lines>
  );
}

/** Says that the moment in the address is none to come, so that nobody takes the page of now for that of another time. */
export function LostMomentNote() {
  const text = useText();
  const { pathname, search } = useLocation();
  const [now] = useState(() => Date.now());
  if (!hasLostMoment(search, now)) return null;
  return (
    <Lines role="status">
      <p>
        <strong>{text('moment.lost')}</strong>{' '}
        <a href={pathname + withoutMoment(search)} data-bare="" data-full-load="">
          {text('moment.leave')}
        </a>
      </p>
    </Lines>
  );
}

/** The same while the page is edited: whether it is offline by what has been published or taken off since. */
export function EditedNote({
  preview,
  session,
}: {
  preview: PagePreview | undefined;
  session: Pick<EditingSession, 'publishing'>;
}) {
  const state = useStore(session.publishing, ({ states }) => states.find((each) => each.content_type === 'page')?.state);
  const { isOffline: was, ...rest } = preview ?? {};
  const isOffline = state === undefined ? was : state === 'unpublished' || undefined;
  return <PreviewNote preview={{ ...rest, ...(isOffline && { isOffline }) }} />;
}

function nameVersion({ id, saved, username }: NonNullable<PagePreview['version']>, text: ReturnType<typeof useText>): string {
  if (saved === null) return text('preview.version', { id });
  return username === null ? text('preview.versionOf', { id, saved }) : text('preview.versionBy', { id, saved, username });
}

const Lines = styled.div`
  order: -1;
  flex: 1 0 100%;

  &:empty {
    display: none;
  }

  a {
    color: inherit;
  }
`;
