import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PersonalLinks } from './PersonalLinks.tsx';

/** From so many characters on the hours could reach the logo that they stand beside on wide screens. */
const LONG_HOURS_CHARS = 44;

/**
 * The line above the header: today's opening hours, the
 * languages and, where there is room, what belongs to a visitor.
 */
export function TopBar({ hasLinks }: { hasLinks: boolean }) {
  const text = useText();
  const { hours } = usePage().site;
  return (
    <div className="top-bar">
      {hours ? (
        <p className={hours.text.length >= LONG_HOURS_CHARS ? 'long-hours' : undefined}>
          <span className="visually-hidden">{text('today')} </span>
          {hours.link ? <a href={hours.link}>{hours.text}</a> : hours.text}
        </p>
      ) : null}
      {hasLinks ? <PersonalLinks /> : null}
      <LanguageMenu />
    </div>
  );
}
