import { RichText } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { VenueHours } from '../exhibitionListView.ts';

/** When the houses of the exhibitions are open, each in its own words. */
export function OpeningHoursList({ hours }: { hours: readonly VenueHours[] }) {
  const text = useText();
  if (hours.length === 0) return null;
  return (
    <Section title={text('exhibitions.hours')}>
      <Houses>
        {hours.map(({ id, name, href, html }) => (
          <div key={id}>
            <h3>
              <Link to={href}>{name}</Link>
            </h3>
            <RichText html={html} />
          </div>
        ))}
      </Houses>
    </Section>
  );
}

const Houses = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};

  h3 {
    margin: 0 0 ${space(1)};
  }
`;
