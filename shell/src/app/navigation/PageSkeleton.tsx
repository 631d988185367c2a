import { paths } from '@spielplan/shared-contracts/routes';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { useHost } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';

/** `one`: a page about one thing, its picture beside its words; `rows` and `cards` are lists, `text` is anything else. */
type Outline = 'one' | 'rows' | 'cards' | 'text';

/**
 * The outline of a page that is on its way, by the kind of page that its address leads to. It lies over the page that is
 * there instead of replacing it, so that the scroll position survives and a failed navigation loses nothing.
 */
export function PageSkeleton({ to }: { to: string }) {
  const text = useText();
  const { lang } = useHost();
  return (
    <div className="page-skeleton" role="status" data-outline={outlineOf(to, lang)}>
      <span className="visually-hidden">{text('loading')}</span>
      <i data-bar="headline" />
      <i data-bar="headline" />
      <i />
      <i />
      <i />
    </div>
  );
}

/** The outline of an address. */
export function outlineOf(url: string, lang: Language): Outline {
  const [path = ''] = url.split(/[?#]/, 1);
  if (/\/\d+$/.test(path)) return 'one';
  if (path === paths.events({ lang })) return 'rows';
  const { home, productions, exhibitions, magazine, team } = paths;
  return [home, productions, exhibitions, magazine, team].some((pathTo) => pathTo({ lang }) === path) ? 'cards' : 'text';
}
