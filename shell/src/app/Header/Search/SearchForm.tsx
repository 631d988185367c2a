import { withQuery } from '@spielplan/shared-contracts/routes';
import { SearchSuggestions, useLayer, useNavigate, usePage } from '@spielplan/shared-ui/host';
import { useEffect, useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { CrossIcon } from '../../../parts/CrossIcon.tsx';
import { useText } from '../../../i18n/useText.ts';
import { searchAction } from './searchAction.ts';

/** How long the box has to open before the focus goes into it (product.md section 9). */
const FOCUS_MS = 200;

/**
 * The search of the site: a plain form, so it works without JavaScript. With it the first press on
 * the button opens the box; a press outside, Escape, leaving it and the next page close it
 * (product.md section 2).
 */
export function SearchForm() {
  const text = useText();
  const id = useId();
  const { lang, url } = usePage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = openedAt === url;
  const action = searchAction(url, lang);
  const close = () => setOpenedAt(null);
  useLayer(isOpen, form, close, button);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => input.current?.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const press = (event: MouseEvent) => {
    if (isOpen) return;
    event.preventDefault();
    setOpenedAt(url);
    setIsWanted(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = input.current?.value.trim();
    if (!term) return input.current?.focus();
    close();
    navigate(withQuery(action, { q: term }));
  };
  const choose = (suggestion: string) => {
    if (input.current) input.current.value = suggestion;
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      className="site-search"
      role="search"
      action={action}
      data-open={isOpen || undefined}
      onSubmit={submit}
      onReset={() => input.current?.focus()}
    >
      <div id={id} className="search-box">
        <input
          ref={input}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={text('find.label')}
          placeholder={text('find.placeholder')}
          onFocus={() => setIsWanted(true)}
        />
        <button type="reset" aria-label={text('find.clear')}>
          <CrossIcon />
        </button>
        {isWanted ? <SearchSuggestions form={form} input={input} onChoose={choose} /> : null}
      </div>
      <button ref={button} type="submit" aria-label={text('find')} aria-expanded={isOpen} aria-controls={id} onClick={press}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M16 16l6 6M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z" />
        </svg>
      </button>
    </form>
  );
}
