import { fieldStyles } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import { type FoundPage, searchLinks, titleOfLink } from '../../transport/referenceClient.ts';

const DELAY_MS = 250;
const MIN_CHARS = 2;

/** Where a link leads, and what that is called where it was found by its words. */
export interface LinkChoice {
  readonly href: string;
  readonly title?: string;
}

interface LinkFieldProps {
  control: object;
  /** An address, or words that are none yet. */
  value: string;
  /** What was typed. */
  onChange: (value: string) => void;
  /** One of those that were found, by a press or Enter. */
  onChoose: (choice: LinkChoice) => void;
}

/**
 * Where a link leads: an address, or a page or file found by its words, in one list under the field, which arrow keys and Enter work
 * on as well (combobox of the ARIA Authoring Practices). A known target is shown by its title, its address below.
 */
export function LinkField({ control, value, onChange, onChoose }: LinkFieldProps) {
  const text = useText();
  const id = useId();
  const known = useKnownTitle(value);
  const { found, search, term } = useLinkSearch();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = found !== null && found.length > 0;
  // Newer browsers answer a promise, which is nothing that an effect could end with.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at, isOpen]);

  const choose = ({ link, title }: FoundPage) => {
    search('');
    known.remember({ href: link, title });
    onChoose({ href: link, title });
  };
  const type = (typed: string) => {
    known.forget();
    onChange(typed);
    setAt(0);
    search(isAddress(typed) ? '' : typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && term !== '' && found === null) event.preventDefault();
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next !== undefined) setAt((next + found.length) % found.length);
    else if (event.key === 'Enter') choose(found[at]!);
    else if (event.key === 'Escape') search('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Whole>
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={known.title ?? value}
        placeholder={text('link.placeholder')}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => {
          search('');
          const address = isAddress(value) ? toLinkAddress(value) : null;
          if (address !== null && address !== value) onChange(address);
        }}
      />
      {isOpen ? (
        <ul ref={list} id={id} role="listbox" aria-label={text('link.results')}>
          {found.map((each, index) => (
            // The focus stays in the field, which hears the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={each.link}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              <span>{each.title}</span>{' '}
              <small>
                {each.isHidden ? text('link.hidden', { kind: text(`link.${each.kind}`) }) : text(`link.${each.kind}`)}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {known.title === null ? null : <small>{value}</small>}
      <span role="status">
        {found === null ? null : found.length > 0 ? text('link.found', { count: found.length }) : text('link.nothing')}
      </span>
    </Whole>
  );
}

/** Pages and files for the words that are typed; null while nothing is searched for. */
function useLinkSearch() {
  const { lang } = useHost();
  const [found, setFound] = useState<readonly FoundPage[] | null>(null);
  const [term, setTerm] = useState('');
  useEffect(() => {
    if (term === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => void searchLinks(lang, term).then((all) => isCurrent && setFound(all)), DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lang, term]);
  const search = (words: string) => {
    const isSearched = words.trim().length >= MIN_CHARS;
    setTerm(isSearched ? words : '');
    if (!isSearched) setFound(null);
  };
  return { found, search, term };
}

/** What the page at an address of the site is called; null where nobody knows. */
function useKnownTitle(value: string) {
  const { lang } = useHost();
  const [known, setKnown] = useState<LinkChoice | null>(null);
  /** An address that is being typed stays as it is typed. */
  const isTyped = useRef(false);
  useEffect(() => {
    if (!value.startsWith('/') || isTyped.current) return undefined;
    let isCurrent = true;
    void titleOfLink(lang, value).then((title) => {
      if (isCurrent && !isTyped.current && title !== null)
        setKnown((before) => (before?.href === value ? before : { href: value, title }));
    });
    return () => {
      isCurrent = false;
    };
  }, [lang, value]);
  return {
    title: known?.href === value ? (known.title ?? null) : null,
    remember: (choice: LinkChoice) => {
      isTyped.current = false;
      setKnown(choice);
    },
    forget: () => {
      isTyped.current = true;
      setKnown(null);
    },
  };
}

/** Words are searched for; what has a dot, a slash or a protocol is an address. */
function isAddress(typed: string): boolean {
  return /^(?:[/#?]|[a-z][a-z0-9+.-]*:|\S+\.\S{2,})/i.test(typed.trim()) && !/\s/.test(typed.trim());
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  inline-size: 100%;
  min-block-size: 0;

  > input {
    ${fieldStyles}
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
  }

  > :is(small, [role='status']) {
    flex: none;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }

  [role='status']:empty {
    display: none;
  }

  [role='listbox'] {
    flex: 0 1 18rem;
    overflow-y: auto;
    min-block-size: ${TARGET_SIZE};
    max-block-size: 18rem;
    margin: 0;
    padding: 0;
    border: 2px solid ${color.line};
    list-style: none;
    overscroll-behavior: contain;
  }

  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1)};
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    margin: 0;
    padding: 0 ${space(1)};
    background: ${color.ground};
    color: ${color.ink};
    line-height: 1.3;
    cursor: pointer;
  }

  [role='option']:is(:hover, [aria-selected='true']) {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;
