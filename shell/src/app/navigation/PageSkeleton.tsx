import { useText } from '../../i18n/useText.ts';

/**
 * The outline of a page that is on its way. It lies over the page that is there instead of
 * replacing it, so that the scroll position survives and a failed navigation loses nothing.
 */
export function PageSkeleton() {
  const text = useText();
  return (
    <div className="page-skeleton" role="status">
      <span className="visually-hidden">{text('loading')}</span>
      <i data-bar="headline" />
      <i data-bar="headline" />
      <i />
      <i />
      <i />
    </div>
  );
}
