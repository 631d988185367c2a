import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import type { AnchorView } from './presentAnchorList.ts';

/** One link of a list. A `copy` is for the eye and the pointer alone: keyboard and screen reader have the first one. */
export function AnchorLink({ link: { href, label, isNewTab }, isCopy }: { link: AnchorView; isCopy?: boolean }) {
  const text = useText();
  return (
    <a href={href} tabIndex={isCopy ? -1 : undefined} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {label}
      {isNewTab && !isCopy ? <VisuallyHidden> {text('link.newTab')}</VisuallyHidden> : null}
    </a>
  );
}
