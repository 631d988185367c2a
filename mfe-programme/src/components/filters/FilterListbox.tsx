import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { FilterOption } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { FilterPanel } from './FilterPanel.ts';
import { optionFor, useTypeAhead } from './listboxKeys.ts';

interface FilterListboxProps {
  /** Id of the list; options are numbered behind it. */
  id: string;
  label: string;
  options: readonly FilterOption[];
  /** Values of the selected options; '' is the first one, "all". */
  selected: readonly string[];
  /** Whether more than one can be. */
  isSeveral?: boolean | undefined;
  isOpen: boolean;
  /** It may be opened soon: its options are there, unseen. */
  isReached: boolean;
  onSelect: (value: string) => void;
  /** Tab, on the way out. */
  onClose: () => void;
}

/**
 * The options of one filter as an ARIA listbox: arrows, Home, End and typing move, Enter and Space
 * select (WAI-ARIA Authoring Practices, listbox). The list is always there for `aria-controls`, its
 * options from when they are reached for.
 */
export function FilterListbox({
  id,
  label,
  options,
  selected,
  isSeveral,
  isOpen,
  isReached,
  onSelect,
  onClose,
}: FilterListboxProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      const chosen = options.findIndex(({ value }) => selected.includes(value));
      setActive(Math.max(0, chosen));
    }
  }
  const findTyped = useTypeAhead(options);

  // Only opening moves the focus; a list that changes while it is open does not.
  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const option = options[active];
    if ((event.key === 'Enter' || event.key === ' ') && option) {
      event.preventDefault();
      return onSelect(option.value);
    }
    const next = optionFor(event.key, active, options.length) ?? findTyped(event, active);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <List
      as="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isSeveral}
      aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
      tabIndex={0}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const option = options[optionUnder(event)];
        if (option) onSelect(option.value);
      }}
      onPointerMove={(event) => {
        const index = optionUnder(event);
        if (index >= 0) setActive(index);
      }}
    >
      {isOpen || isReached
        ? options.map(({ value, label: name, count }, index) => (
            <Option
              key={value}
              id={`${id}-${index}`}
              name={name}
              count={count}
              isSelected={selected.includes(value)}
              isActive={isOpen && index === active}
            />
          ))
        : null}
    </List>
  );
}

interface OptionProps {
  id: string;
  name: string;
  /** How much the list would hold with it; undefined where nobody counts. */
  count: number | undefined;
  isSelected: boolean;
  isActive: boolean;
}

const Option = memo(function Option({ id, name, count, isSelected, isActive }: OptionProps) {
  const text = useText();
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-empty={count === 0 || undefined}
      data-count={count}
    >
      {name}
      {count === undefined ? null : <VisuallyHidden>{` ${text('list.count', { count })}`}</VisuallyHidden>}
    </Row>
  );
});

function optionUnder({ currentTarget, target }: MouseEvent): number {
  return [...currentTarget.children].findIndex((option) => target instanceof Node && option.contains(target));
}

const List = styled(FilterPanel)`
  padding-inline: 0;
  list-style: none;

  &:focus-visible {
    outline: none;
  }

  /* The last row is cut through its words, so that they say that there are more. */
  ${from.medium} {
    max-block-size: 16.4rem;
  }
`;

/** Of a component of its own, so that its styles come with the first option and not with the page. */
const Row = styled.li`
  position: relative;
  display: grid;
  align-items: center;
  grid-template-columns: 1.5rem 1fr auto;
  min-block-size: ${TARGET_SIZE};
  padding: ${space(0.5)} ${space(2)};
  cursor: pointer;

  &::before {
    content: '';
  }

  &[aria-selected='true'] {
    font-weight: 750;
  }

  &[aria-selected='true']::before {
    content: '✓' / '';
  }

  &[data-active] {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  &[data-empty] {
    color: ${color.muted};
  }

  /* The figure is for the eye; who hears the option is told what it counts. */
  &[data-count]::after {
    content: attr(data-count);
    content: attr(data-count) / '';
    padding-inline-start: ${space(2)};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  ${from.medium} {
    min-block-size: 2.875rem;
  }
`;
