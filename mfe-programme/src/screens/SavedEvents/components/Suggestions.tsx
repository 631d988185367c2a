import { Link } from '@spielplan/shared-ui/host';
import { Section } from '../../../components/page/Section.tsx';
import type { Suggestion } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';

/** What is on at the weekend, for who has nothing to plan yet; nothing where nothing is. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const text = useText();
  if (suggestions.length === 0) return null;
  return (
    <Section title={text('plan.weekend')} className="suggestions">
      <ul>
        {suggestions.map(({ id, href, title, date, place }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            <span>{[date, place].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
