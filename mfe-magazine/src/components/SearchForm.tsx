import { Button } from '@spielplan/shared-ui/components';
import { SearchSuggestions, useNavigate } from '@spielplan/shared-ui/host';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { MAX_TERM_CHARS } from '../domain/search/searchTerm.ts';
import { useText } from '../i18n/useText.ts';

interface SearchFormProps {
  /** Path of the results. */
  action: string;
  /** What was asked last. */
  term?: string;
  label: string;
  /** The form is what the page is for, so it is large. */
  isLarge?: boolean;
}

/**
 * Asks for a term and leads to its results: without scripts by itself, with them without leaving
 * the page. What completes the term is the header's own list; its code comes with the first focus.
 */
export function SearchForm({ action, term = '', label, isLarge = false }: SearchFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = field.current?.value.trim();
    // Empty terms are never sent (product.md section 5).
    if (asked) navigate(`${action}?${new URLSearchParams({ q: asked })}`);
  };
  const choose = (suggestion: string) => {
    if (field.current) field.current.value = suggestion;
    form.current?.requestSubmit();
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      method="get"
      action={action}
      data-large={isLarge || undefined}
      onSubmit={submit}
    >
      <label htmlFor={id}>{label}</label>
      <div>
        {/* Another term is another field, so that what was typed does not outlive it. */}
        <input
          key={term}
          id={id}
          ref={field}
          type="search"
          name="q"
          defaultValue={term}
          required
          maxLength={MAX_TERM_CHARS}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => setIsWanted(true)}
        />
        <Button type="submit">{text('search.submit')}</Button>
        {/* It listens to one field, so another field has a list of its own. */}
        {isWanted ? <SearchSuggestions key={`list ${term}`} form={form} input={field} onChoose={choose} /> : null}
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  max-inline-size: 40rem;

  > label {
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  > div {
    --edge: 0px;
    position: relative;
    z-index: 1;
    display: flex;
    align-items: stretch;
  }

  input {
    box-sizing: border-box;
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${TARGET_SIZE};
    padding: ${space(1)} ${space(2)};
    border: 2px solid ${color.ink};
    border-inline-end: 0;
    border-radius: 0;
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
  }

  /* The browser's own sign is blue, and tight against the button. */
  input::-webkit-search-cancel-button {
    appearance: none;
    inline-size: ${TARGET_SIZE};
    block-size: ${TARGET_SIZE};
    margin-inline-end: -${space(2)};
    background:
      linear-gradient(45deg, transparent calc(50% - 1.5px), currentColor 0 calc(50% + 1.5px), transparent 0) center / 1rem 1rem
        no-repeat,
      linear-gradient(-45deg, transparent calc(50% - 1.5px), currentColor 0 calc(50% + 1.5px), transparent 0) center / 1rem 1rem
        no-repeat;
    cursor: pointer;
  }

  &[data-large] {
    max-inline-size: 60rem;
  }

  &[data-large] input {
    min-block-size: 4rem;
    padding: ${space(1)} ${space(2)};
    font-size: ${fontSize.title};
    font-weight: 650;
  }
`;
