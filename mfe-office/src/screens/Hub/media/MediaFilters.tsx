import type { MediaKind } from '@spielplan/shared-contracts/api';
import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { HubFilters } from '../hubStyles.ts';
import type { MediaList } from '@spielplan/shared-editing/media';
import type { MediaFilter } from './useMedia.ts';

const KINDS: readonly MediaKind[] = ['picture', 'audio', 'video', 'document'];

interface MediaFiltersProps {
  filter: MediaFilter;
  tags: MediaList['tags'];
  /** Only one is asked for. */
  isOneKind?: boolean;
  onChange: (filter: MediaFilter) => void;
}

/** Searches the library by words, and narrows it down to a tag and a kind. */
export function MediaFilters({ filter, tags, isOneKind, onChange }: MediaFiltersProps) {
  const text = useText();
  return (
    <HubFilters role="search" aria-label={text('hub.media.search')} onSubmit={(event) => event.preventDefault()}>
      <FieldFrame id="media-query" label={text('hub.media.query')} help={undefined} error={undefined}>
        <input
          id="media-query"
          type="search"
          autoComplete="off"
          value={filter.query}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
        />
      </FieldFrame>
      <FieldFrame id="media-tag" label={text('hub.media.tag')} help={undefined} error={undefined}>
        <select id="media-tag" value={filter.tag} onChange={({ target }) => onChange({ ...filter, tag: target.value })}>
          <option value="">{text('hub.media.all')}</option>
          {tags.map(({ name, count }) => (
            <option key={name} value={name}>
              {`${name} (${count})`}
            </option>
          ))}
        </select>
      </FieldFrame>
      {isOneKind ? null : (
        <FieldFrame id="media-kind" label={text('hub.media.kind')} help={undefined} error={undefined}>
          <select
            id="media-kind"
            value={filter.kind}
            onChange={({ target }) => onChange({ ...filter, kind: KINDS[target.selectedIndex - 1] ?? '' })}
          >
            <option value="">{text('hub.media.all')}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text(`hub.media.kind.${kind}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </HubFilters>
  );
}
