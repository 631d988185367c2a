import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import type { AnchorView } from './presentAnchorList.ts';

interface AnchorLinkProps {
  link: AnchorView;
  isCopy?: boolean;
  /** The field that holds its text; missing in a copy. */
  field?: string | undefined;
}

/**
 * One link of a list. A `copy` is for the eye and the pointer
 * alone: keyboard and screen reader have the first one.
 */
export function AnchorLink({ link: { href, label, isNewTab }, isCopy, field }: AnchorLinkProps) {
  const text = useText();
  return (
    <a href={href} tabIndex={isCopy ? -1 : undefined} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      <EditableText field={field}>{label}</EditableText>
      {isNewTab && !isCopy ? <VisuallyHidden> {text('link.newTab')}</VisuallyHidden> : null}
    </a>
  );
}
