import { useHost } from '@spielplan/shared-ui/host';
import { color, from, motion, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { useLayer } from '../../layers/useLayer.ts';
import { askSuggestions } from './askSuggestions.ts';
import { createAutocomplete } from './createAutocomplete.ts';
import { splitCompletion } from './splitCompletion.ts';
import { useCombobox } from './useCombobox.ts';

interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** The visitor has decided: sets the term and submits. */
  onChoose: (suggestion: string) => void;
}

const LIST_ID = 'search-suggestions';

/**
 * The list below the search box (specification section 2). It makes the plain input a combobox: ArrowDown moves the focus
 * into the list, Enter or a press sets the term and submits, Escape closes the list and leaves the box.
 */
export function Suggestions({ form, input, onChoose }: SuggestionsProps) {
  const text = useText();
  const { lang, report } = useHost();
  const list = useRef<HTMLUListElement>(null);
  const [autocomplete] = useState(() =>
    createAutocomplete({
      ask: (term, signal) => askSuggestions(term, lang, signal),
      onFailure: (error) => report({ remote: 'shell', version: '', place: 'autocomplete', error }),
    }),
  );
  const { term, suggestions } = useSyncExternalStore(autocomplete.subscribe, autocomplete.state, autocomplete.state);
  const isOpen = suggestions.length > 0;
  useCombobox({ input, list, listId: LIST_ID, isOpen, autocomplete });
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
      <List ref={list} id={LIST_ID} role="listbox" aria-label={text('suggest.label')} hidden={!isOpen}>
        {suggestions.map((suggestion) => {
          const [before, typed, after] = splitCompletion(suggestion, term);
          return (
            <li
              key={suggestion}
              role="option"
              aria-selected="false"
              // Cut in pieces it would be read in pieces.
              aria-label={suggestion}
              tabIndex={-1}
              onClick={() => choose(suggestion)}
              onKeyDown={(event) => chooseByKey(event, suggestion)}
            >
              <b>{before}</b>
              {typed}
              <b>{after}</b>
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
    min-block-size: ${TARGET_SIZE};
    padding: 0.5rem 0.75rem;
    cursor: pointer;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
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
