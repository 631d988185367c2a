import { useEffect } from 'react';
import type { ErrorPageView } from './ErrorPageView.ts';

/** The element that a custom page's style is scoped to. */
const ID = 'custom-error';

interface CustomErrorPageProps {
  page: NonNullable<ErrorPageView['custom']>;
  className: string;
  /** The heading where the house's page has none of the first level. */
  title: string;
}

/**
 * A house's own error page. The server cleans its markup; its style
 * stands in the head, or is taken up here after a navigation.
 */
export function CustomErrorPage({ page, className, title }: CustomErrorPageProps) {
  const { style, body } = page;
  useEffect(() => {
    const isKnown = [...document.querySelectorAll('head style')].some(({ textContent }) => textContent === style);
    if (!style || isKnown || !('adoptedStyleSheets' in document)) return;
    // Not an element: the policy of the page that came before knows the hashes of its own styles only.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [style]);
  return (
    <div className={className}>
      {/<h1[\s>]/.test(body) ? null : <h1 className="visually-hidden">{title}</h1>}
      <div id={ID} dangerouslySetInnerHTML={{ __html: body }} />
    </div>
  );
}
