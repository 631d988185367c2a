import { useText } from '../i18n/useText.ts';

/** The first stop of the keyboard: past the header, straight to the content (WCAG 2.4.1). */
export function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href="#main">
      {text('skip')}
    </a>
  );
}
