import { RichText } from '@spielplan/shared-ui/components';
import { font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { HoursToday } from '../../../domain/venues/hoursToday.ts';

/** When the house is open: today above all, then the usual week in the house's own words. */
export function Hours({ today, html }: { today: HoursToday | null; html: string }) {
  const text = useText();
  if (!today && !html) return null;
  return (
    <Section title={text('venue.hours')}>
      {today ? (
        <Today>
          {text('venue.hours.today')} <b>{today.link ? <a href={today.link}>{today.text}</a> : today.text}</b>
        </Today>
      ) : null}
      <RichText html={html} />
    </Section>
  );
}

const Today = styled.p`
  margin: 0 0 ${space(3)};

  b {
    display: block;
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
  }

  a {
    color: inherit;
    text-underline-offset: 0.12em;
  }
`;
