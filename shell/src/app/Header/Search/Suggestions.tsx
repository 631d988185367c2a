import type { SearchKind, Suggestion } from '@spielplan/shared-contracts/api';
import { houseZone, type Language } from '@spielplan/shared-contracts/i18n';
import { Picture } from '@spielplan/shared-ui/components';
import { useHost, useLayer, useNavigate, useStore, type SuggestionsProps } from '@spielplan/shared-ui/host';
import { color, from, motion, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { fetchSuggestions } from '../../../transport/fetchSuggestions.ts';
import { createAutocomplete } from './createAutocomplete.ts';
import { splitCompletion } from './splitCompletion.ts';
import { useCombobox } from './useCombobox.ts';

/** What a suggestion names, in words. */
const KIND_KEYS = {
  event: 'suggest.kind.event',
  production: 'suggest.kind.production',
  article: 'suggest.kind.article',
  person: 'suggest.kind.person',
  venue: 'suggest.kind.venue',
  series: 'suggest.kind.series',
  page: 'suggest.kind.page',
} as const satisfies Record<SearchKind, string>;

/**
 * The list below a search box, the header's or that of the search itself (product.md section 2). It makes the plain input a combobox: ArrowDown moves the focus
 * into the list, Enter or a press sets the term and submits, or leads to the thing itself, Escape closes the list and leaves the box.
 */
export function Suggestions({ form, input, onChoose }: SuggestionsProps) {
  const text = useText();
  const { lang, report } = useHost();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [autocomplete] = useState(() =>
    createAutocomplete({
      ask: (term, signal) => fetchSuggestions(term, lang, signal),
      onFailure: (error) => report({ remote: 'shell', version: '', place: 'autocomplete', error }),
    }),
  );
  const { term, suggestions } = useStore(autocomplete);
  const isOpen = suggestions.length > 0;
  useCombobox({ input, list, listId, isOpen, autocomplete });
  useLayer(isOpen, form, autocomplete.close, input);

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('submit', autocomplete.close);
    element?.addEventListener('reset', autocomplete.close);
    return () => {
      element?.removeEventListener('submit', autocomplete.close);
      element?.removeEventListener('reset', autocomplete.close);
    };
  }, [form, autocomplete]);

  const choose = ({ text: suggestion, link }: Suggestion) => {
    autocomplete.close();
    if (link === undefined) onChoose(suggestion);
    else navigate(link);
  };
  const groups = [
    { name: 'direct', items: suggestions.filter(({ link }) => link !== undefined) },
    { name: 'terms', items: suggestions.filter(({ link }) => link === undefined) },
  ] as const;
  return (
    <>
      <List ref={list} id={listId} role="listbox" aria-label={text('suggest.label')} hidden={!isOpen}>
        {groups.map(({ name, items }) =>
          items.length > 0 ? (
            <ul key={name} role="group" aria-label={text(`suggest.group.${name}`)}>
              {items.map((suggestion) => (
                <Option key={suggestion.text} suggestion={suggestion} term={term} onChoose={() => choose(suggestion)} />
              ))}
            </ul>
          ) : null,
        )}
      </List>
      <p className="visually-hidden" role="status">
        {isOpen ? text('suggest.count', { count: suggestions.length }) : ''}
      </p>
    </>
  );
}

/** A term, or a thing with its kind, its next date and its picture, which says nothing besides. */
function Option({ suggestion, term, onChoose }: { suggestion: Suggestion; term: string; onChoose: () => void }) {
  const text = useText();
  const { lang } = useHost();
  const { kind, date, image_obj: image } = suggestion;
  const [before, typed, after] = splitCompletion(suggestion.text, term);
  const details = [
    // A kind that a later provider may know has no word yet.
    kind && Object.hasOwn(KIND_KEYS, kind) ? text(KIND_KEYS[kind]) : null,
    date ? describeDate(date, lang) : null,
  ].filter((detail) => detail !== null);
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <li
      role="option"
      aria-selected="false"
      // Cut in pieces it would be read in pieces.
      aria-label={[suggestion.text, ...details].join(', ')}
      tabIndex={-1}
      onClick={onChoose}
      onKeyDown={chooseByKey}
    >
      {image ? <Picture picture={image} sizes="3rem" isDecorative /> : null}
      <div>
        <span>
          <b>{before}</b>
          {typed}
          <b>{after}</b>{' '}
        </span>
        {details.length > 0 ? <small>{details.join(' · ')}</small> : null}
      </div>
    </li>
  );
}

/** "Do., 26. November, 20:00" in the house's zone (R1); nothing for what is no date. */
function describeDate(date: string, lang: Language): string | null {
  if (Number.isNaN(Date.parse(date))) return null;
  const format = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: houseZone(),
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  });
  return format.format(Date.parse(date));
}

/* Below the box, over the page; in the colours of a submenu. */
const List = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: min(21rem, 100dvh - 8rem);
  margin: 0;
  padding: 0.5rem var(--edge);
  overflow: auto;
  overscroll-behavior: contain;
  background-color: ${color.ink};
  color: ${color.ground};

  &:not([hidden]) {
    clip-path: inset(0);
    transition: clip-path ${motion.autocomplete} ${motion.in};
  }

  @starting-style {
    &:not([hidden]) {
      clip-path: inset(0 0 100%);
    }
  }

  ${from.large} {
    padding-inline: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul + ul {
    margin-block-start: 0.5rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid currentColor;
  }

  picture {
    flex: none;
    inline-size: 3rem;
    aspect-ratio: 1;
    overflow: hidden;
  }

  picture img {
    block-size: 100%;
    object-fit: cover;
  }

  span {
    flex: 1 1 12rem;
  }

  li,
  li > div {
    display: flex;
    align-items: center;
    gap: 0.25rem 1rem;
  }

  /* What has no room beside the name stands below it, and not below the picture. */
  li > div {
    flex: 1;
    flex-wrap: wrap;
    min-inline-size: 0;
  }

  li {
    min-block-size: ${TARGET_SIZE};
    padding: 0.5rem 0.75rem;
    cursor: pointer;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  small {
    font-size: inherit;
    opacity: 0.85;
  }

  li:is(:hover, :focus) {
    outline: 3px solid transparent;
    outline-offset: -3px;
    background-color: ${color.accent};
    color: ${color.onAccent};
  }

  @media (forced-colors: active) {
    border: 2px solid CanvasText;

    li:focus {
      outline-color: Highlight;
    }
  }
`;
