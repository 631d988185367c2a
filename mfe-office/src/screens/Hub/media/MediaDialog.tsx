import type { MediaItem } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';
import { GuardedDialog } from '../GuardedDialog.tsx';
import { foldedParts } from '../hubStyles.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { CropForm } from './CropForm.tsx';
import { FocalForm } from './FocalForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { TextsForm } from './TextsForm.tsx';
import { UsageList } from './UsageList.tsx';
import { useChange } from './useChange.ts';

interface MediaDialogProps {
  item: MediaItem;
  mayEdit: boolean;
  onClose: () => void;
  /** An entry as it is now, and what to tell. */
  onChanged: (item: MediaItem, told: string) => void;
  onRemoved: (told: string) => void;
}

/** Everything about one entry, part by part; what a part needs is read when it is opened. */
export function MediaDialog({ item, mayEdit, onClose, onChanged, onRemoved }: MediaDialogProps) {
  const text = useText();
  const { lang } = useHost();
  const describe = useDescribeInstant();
  const change = useChange(item, (now) => onChanged(now, text('hub.media.saved', { name: now.name })));
  const guard = useUnsavedGuard(onClose);
  const { picture } = item;
  return (
    <GuardedDialog guard={guard} title={item.name} closeLabel={text('hub.pages.done')}>
      <Parts>
        {picture ? (
          <img
            src={`${picture.base}-${picture.widths.includes(800) ? 800 : Math.max(...picture.widths)}.webp`}
            alt={item.alt[lang]}
            width={picture.width}
            height={picture.height}
            style={{ backgroundColor: picture.color }}
          />
        ) : null}
        <p>
          <Dated instants={[item.created]}>
            {text(item.username ? 'hub.media.factsBy' : 'hub.media.facts', {
              type: item.content_type,
              size: Math.max(1, Math.round(item.size / 1024)),
              time: describe(item.created),
              username: item.username ?? '',
            })}
          </Dated>{' '}
          <a href={item.path}>{text('hub.media.file')}</a>
        </p>
        {mayEdit ? <TextsForm key={item.revision} item={item} change={change} /> : null}
        {mayEdit && picture ? (
          <>
            <Part title={text('hub.media.part.focal')}>
              <FocalForm item={item} picture={picture} change={change} />
            </Part>
            <Part title={text('hub.media.part.crops')}>
              <CropForm item={item} picture={picture} change={change} />
            </Part>
          </>
        ) : null}
        <Part title={text('hub.media.part.usages')}>
          <UsageList id={item.id} />
        </Part>
        {mayEdit ? (
          <>
            <Part title={text('hub.media.part.replace')}>
              <ReplaceForm item={item} onReplaced={(now) => onChanged(now, text('hub.media.replaced', { name: now.name }))} />
            </Part>
            <Part title={text('hub.media.part.remove')}>
              <RemoveForm item={item} onRemoved={() => onRemoved(text('hub.media.removed', { name: item.name }))} />
            </Part>
          </>
        ) : null}
      </Parts>
    </GuardedDialog>
  );
}

/** A part that is made when it is opened. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <div>{children}</div> : null}
    </details>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  inline-size: 100%;

  > img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    max-block-size: 16rem;
  }

  ${foldedParts}

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
