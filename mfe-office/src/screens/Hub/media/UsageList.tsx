import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { MediaUsage, mediaUsagesCall } from '@spielplan/shared-contracts/api';
import { Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';

const TYPES = ['page', 'site', 'event', 'production', 'article', 'venue', 'series'] as const;

/** Where an entry is used, with a way to each page. */
export function UsageList({ id }: { id: number }) {
  const text = useText();
  const { signals, lang } = useHost();
  const [usages, setUsages] = useState<readonly MediaUsage[] | null>(null);
  const [failure, setFailure] = useState<HubFailure | null>(null);
  useEffect(() => {
    let isGone = false;
    void callHub<typeof mediaUsagesCall>(signals, addresses.mediaUsages, { id }).then((reply) => {
      if (isGone) return;
      if (reply.kind === 'done') setUsages(reply.value.usages);
      else setFailure(failureOf(reply));
    });
    return () => {
      isGone = true;
    };
  }, [signals, id]);
  if (failure) return <Notice tone="error">{text(failure)}</Notice>;
  if (!usages) return <p role="status">{text('hub.pages.loading')}</p>;
  if (usages.length === 0) return <p>{text('hub.media.unused')}</p>;
  return (
    <List aria-label={text('hub.media.part.usages')}>
      {usages.map((usage) => {
        const type = TYPES.find((each) => each === usage.content_type);
        const url = usage.is_in_bin ? undefined : usage.urls?.[lang];
        const title = usage.titles[lang] || usage.titles.de;
        return (
          <li key={`${usage.content_type} ${usage.object_id}`}>
            {type ? `${text(`hub.media.type.${type}`)}: ` : null}
            {url ? <a href={`${url}?edit`}>{title}</a> : title}
            {` (${text(stateOf(usage))})`}
          </li>
        );
      })}
    </List>
  );
}

function stateOf({ is_in_bin: isInBin, is_published: isPublished, is_draft: isDraft }: MediaUsage) {
  if (isInBin) return 'hub.media.in.bin';
  if (isPublished) return isDraft ? 'hub.media.in.both' : 'hub.media.in.published';
  return 'hub.media.in.draft';
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;
