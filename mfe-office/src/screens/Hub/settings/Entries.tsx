import { Button } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

interface EntriesProps<E> {
  entries: readonly E[];
  onChange: (entries: E[]) => void;
  /** What a new one begins with. */
  makeNew: () => E;
  addLabel: string;
  nameOf: (entry: E, index: number) => string;
  /** What an entry says, in short: then each is folded, and opened to be written; a new one is open. */
  summaryOf?: (entry: E) => string;
  children: (entry: E, change: (part: Partial<E>) => void, id: string) => ReactNode;
}

/** A list whose entries are written, added and removed in place. */
export function Entries<E extends object>({
  entries,
  onChange,
  makeNew,
  addLabel,
  nameOf,
  summaryOf,
  children,
}: EntriesProps<E>) {
  const text = useText();
  const adder = useRef<HTMLButtonElement>(null);
  // Entries have no ids of their own; their inputs hold what is being typed.
  const [keys, setKeys] = useState(() => entries.map((_, index) => index));
  const [loaded] = useState(entries.length);
  const put = (index: number, part: Partial<E>) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  const add = () => {
    onChange([...entries, makeNew()]);
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
  };
  const remove = (index: number) => {
    onChange(entries.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
    // Its own button is gone.
    adder.current?.focus();
  };
  return (
    <>
      {entries.map((entry, index) => (
        <Fold
          key={keys[index] ?? `new-${keys.length}`}
          name={nameOf(entry, index)}
          summary={summaryOf?.(entry)}
          isNew={(keys[index] ?? loaded) >= loaded}
        >
          {children(entry, (part) => put(index, part), `entry-${index}`)}
          <div data-wide="">
            <Button
              variant="quiet"
              aria-label={text('hub.setting.removeOf', { name: nameOf(entry, index) })}
              onClick={() => remove(index)}
            >
              {text('hub.setting.remove')}
            </Button>
          </div>
        </Fold>
      ))}
      <div>
        <Button ref={adder} variant="outline" onClick={add}>
          {addLabel}
        </Button>
      </div>
    </>
  );
}

interface FoldProps {
  name: string;
  summary: string | undefined;
  isNew: boolean;
  children: ReactNode;
}

/** One entry; folded where it can be told in short. */
function Fold({ name, summary, isNew, children }: FoldProps) {
  const entry = (
    <Entry>
      <legend>{name}</legend>
      {children}
    </Entry>
  );
  if (summary === undefined) return entry;
  // A field that the browser sends back to cannot be reached while it is folded.
  const unfold = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    currentTarget.open = true;
  };
  return (
    <Folded open={isNew} onInvalidCapture={unfold}>
      <summary>
        {name} <span>{summary}</span>
      </summary>
      {entry}
    </Folded>
  );
}

const Folded = styled.details`
  border-block-end: 1px solid ${color.line};

  > summary {
    min-block-size: ${TARGET_SIZE};
    align-content: center;
    font-weight: 800;
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  > summary > span {
    margin-inline-start: ${space(1)};
    font-weight: 400;
  }

  > summary:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  > fieldset {
    padding-block: ${space(1)} ${space(2)};
    border: 0;
  }

  /* It stands in the line that folds it; screen readers hear it in the group. */
  > fieldset > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Entry = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 ${space(2)};
  border: 0;
  border-block-end: 1px solid ${color.line};

  > legend {
    padding: 0 0 ${space(1)};
    font-weight: 800;
    overflow-wrap: anywhere;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  /* Both languages of a text beside each other, whatever stands before them. */
  > :has(> [lang='de']) {
    grid-column-start: 1;
  }
`;
