import { PageContext, useHost, useStore } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE, withoutScript } from '@spielplan/shared-ui/tokens';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { savedEventsOf, type SaveOutcome } from '../../stores/savedEventsStore.ts';

interface SaveToggleProps {
  id: number;
  title: string;
  /** Path of the event's page, which stays readable offline once the event is saved. */
  href: string;
  /** Says what it does beside its sign, where there is room. */
  hasWords?: boolean;
  /** Hears of a removal or a saving that succeeded. */
  onChange?: (outcome: SaveOutcome) => void;
}

/**
 * Saves an event in this browser, or removes it (R50); nothing where the house has
 * no favourites. In the server's HTML no event is saved, for any visitor (R40).
 */
export function SaveToggle(props: SaveToggleProps) {
  return useContext(PageContext)?.site.hasSavedEvents ? <Toggle {...props} /> : null;
}

function Toggle({ id, title, href, hasWords = false, onChange }: SaveToggleProps) {
  const text = useText();
  const host = useHost();
  const store = savedEventsOf(host.signals);
  const isSaved = useStore(store, (ids) => ids?.includes(id) ?? false);
  const [refusal, setRefusal] = useState<'full' | 'forbidden' | null>(null);
  const press = () => {
    const outcome = store.toggle(id);
    const isRefused = outcome === 'full' || outcome === 'forbidden';
    setRefusal(isRefused ? outcome : null);
    if (isRefused) return;
    onChange?.(outcome);
    const kept = import(/* webpackChunkName: "keep-favourites" */ './keepSavedEventsOffline.ts');
    // Offline reading is an extra: without its code the event is saved all the same.
    void kept.then((module) => module.keepSavedEventsOffline(host, outcome === 'saved' ? href : null)).catch(() => undefined);
  };
  return (
    <>
      <Press
        type="button"
        className="favourite"
        data-words={hasWords || undefined}
        aria-pressed={isSaved}
        aria-label={hasWords ? undefined : text('favourite.save', { title })}
        onClick={press}
      >
        {hasWords ? text('favourite.saveShort') : null}
      </Press>
      {refusal ? <span role="alert">{text(`favourite.${refusal}`)}</span> : null}
    </>
  );
}

const Press = styled.button`
  position: relative;
  z-index: 2;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-inline-size: ${TARGET_SIZE};
  vertical-align: middle;
  min-block-size: ${TARGET_SIZE};
  padding: 0 ${space(1)};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  cursor: pointer;

  /* Its sign begins where other buttons do; what can be pressed reaches beyond it. */
  &[data-words] {
    margin-inline-start: calc(-1 * ${space(1)} - 0.25em);
  }

  /* Its sign is drawn here: as an element it would cost a page of events a kilobyte. */
  &::before {
    content: '';
    inline-size: 1em;
    block-size: 1.25em;
    background: currentColor;
    clip-path: polygon(
      0 0,
      100% 0,
      100% 100%,
      50% 76%,
      0 100%,
      0 0,
      12.5% 10%,
      12.5% 85%,
      50% 64%,
      87.5% 85%,
      87.5% 10%,
      12.5% 10%
    );
    forced-color-adjust: none;
  }

  &:is(:hover, [aria-pressed='true'])::before {
    background: ${color.accent};
  }

  &[aria-pressed='true']::before {
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 76%, 0 100%);
  }

  ${withoutScript} {
    display: none;
  }

  @media (forced-colors: active) {
    &&&::before {
      background: ButtonText;
    }
  }
`;
