import type { SearchKind } from '@spielplan/shared-contracts/api';
import { useHost, useLayer, useStore, type SuggestionsProps } from '@spielplan/shared-ui/host';
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
 * into the list, Enter or a press sets the term and submits, Escape closes the list and leaves the box.
 */
export function Suggestions({ form, input, onChoose }: SuggestionsProps) {
  const text = useText();
  const { lang, report } = useHost();
  const list = useRef<HTMLUListElement>(null);
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

  const choose = (suggestion: string) => {
    autocomplete.close();
    onChoose(suggestion);
  };
  const chooseByKey = (event: KeyboardEvent, suggestion: string) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(suggestion);
  };
  return (
    <>
      <List ref={list} id={listId} role="listbox" aria-label={text('suggest.label')} hidden={!isOpen}>
        {suggestions.map(({ text: suggestion, kind }) => {
          const [before, typed, after] = splitCompletion(suggestion, term);
          // A kind that a later provider may know has no word yet.
          const named = kind && Object.hasOwn(KIND_KEYS, kind) ? text(KIND_KEYS[kind]) : null;
          return (
            <li
              key={suggestion}
              role="option"
              aria-selected="false"
              // Cut in pieces it would be read in pieces.
              aria-label={named ? `${suggestion}, ${named}` : suggestion}
              tabIndex={-1}
              onClick={() => choose(suggestion)}
              onKeyDown={(event) => chooseByKey(event, suggestion)}
            >
              <span>
                <b>{before}</b>
                {typed}
                <b>{after}</b>{' '}
              </span>
              {named ? <small>{named}</small> : null}
            </li>
          );
        })}
      </List>
      <p className="visually-hidden" role="status">
        {isOpen ? text('suggest.count', { count: suggestions.length }) : ''}
      </p>
    </>
  );
}

/* Below the box, over the page; in the colours of a submenu. */
const List = styled.ul`
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
  list-style: none;

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

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
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
