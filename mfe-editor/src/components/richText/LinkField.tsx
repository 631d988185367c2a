import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toLinkAddress } from '../../domain/linkAddress.ts';
import { useText } from '../../i18n/useText.ts';
import { type FoundPage, searchFiles, searchPages, searchTargets } from '../../transport/referenceClient.ts';

const DELAY_MS = 250;
const MIN_CHARS = 2;
const MAX_FOUND = 8;
/** Of those such that the search of the site does not find. */
const MAX_OTHERS = 4;
const MAX_FILES = 4;

interface LinkFieldProps {
  control: object;
  value: string;
  onChange: (value: string) => void;
}

/** Where a link leads: an address, or a page or file found by its words. */
export function LinkField({ control, value, onChange }: LinkFieldProps) {
  const text = useText();
  const { lang } = useHost();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<readonly FoundPage[] | null>(null);
  const [term, setTerm] = useState('');

  useEffect(() => {
    if (term.trim().length < MIN_CHARS) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void Promise.all([searchPages(lang, term), searchTargets(lang, term), searchFiles(lang, term)]).then(
        ([pages, targets, files]) => {
          if (isCurrent) setFound([...joinFound(pages ?? [], targets), ...files.slice(0, MAX_FILES)]);
        },
      );
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lang, term]);

  const search = (words: string) => {
    setTerm(words);
    if (words.trim().length < MIN_CHARS) setFound(null);
  };
  const type = (typed: string) => {
    onChange(typed);
    search(isAddress(typed) ? '' : typed);
  };
  const choose = (link: string) => {
    onChange(link);
    search('');
    // What was pressed is gone with the list.
    input.current?.focus();
  };
  return (
    <Whole>
      <input
        {...control}
        ref={input}
        value={value}
        placeholder={text('link.placeholder')}
        aria-controls={found ? id : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          const address = isAddress(value) ? toLinkAddress(value) : null;
          if (address !== null && address !== value) onChange(address);
        }}
      />
      <span role="status">{found ? text('link.found', { count: found.length }) : null}</span>
      {found ? (
        <ul id={id} role="list">
          {found.map(({ kind, title, link, isHidden }) => (
            <li key={link}>
              <button type="button" onClick={() => choose(link)}>
                {title} <small>{isHidden ? text('link.hidden', { kind: text(`link.${kind}`) }) : text(`link.${kind}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Whole>
  );
}

/** What the site's search finds, and a place for what it does not know: a page that is offline must not fall off the end. */
function joinFound(pages: readonly FoundPage[], targets: readonly FoundPage[]): FoundPage[] {
  const known = new Set(pages.map(({ link }) => link));
  const others = targets.filter(({ link }) => !known.has(link)).slice(0, MAX_OTHERS);
  return [...pages.slice(0, MAX_FOUND - others.length), ...others];
}

/** Words are searched for; what has a dot, a slash or a protocol is an address. */
function isAddress(typed: string): boolean {
  return /^(?:[/#?]|[a-z][a-z0-9+.-]*:|\S+\.\S{2,})/i.test(typed.trim()) && !/\s/.test(typed.trim());
}

const Whole = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;

  [role='status'] {
    font-size: 1rem;
  }

  ul {
    margin: 0;
    padding: 0;
    border: 2px solid ${color.line};
    list-style: none;
  }

  button {
    inline-size: 100%;
    min-block-size: ${TARGET_SIZE};
    padding: 0 ${space(2)};
    border: 0;
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:is(:hover, :focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;
