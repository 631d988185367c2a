import { usePage } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { ServiceTable } from '../ConsentSettings/ServiceTable.tsx';
import { CookieSettingsButton } from '../CookieSettingsButton.tsx';
import { presentConsent } from '../presentConsent.ts';

/**
 * What every service of the site is for and leaves in a browser, a table
 * for each category: the very list that the settings decide about.
 */
export function CookieTables() {
  const text = useText();
  const { siteName } = usePage().site;
  return (
    <>
      {presentConsent(text, siteName).map(({ id, title, description, services }) => (
        <Category key={id}>
          <h3>{title}</h3>
          <p>{description}</p>
          <ServiceTable caption={title} services={services} />
        </Category>
      ))}
      <CookieSettingsButton />
    </>
  );
}

const Category = styled.div`
  margin-block-end: ${space(5)};

  h3 {
    margin: 0 0 ${space(1)};
  }

  p {
    max-inline-size: 66ch;
    margin: 0 0 ${space(1)};
  }
`;
