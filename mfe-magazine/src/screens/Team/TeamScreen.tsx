import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, Notice } from '@spielplan/shared-ui/components';
import { Link, Section } from '@spielplan/shared-ui/host';
import { color, fontSize, from, hyphenation, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { coveredCard, plainList } from '../../components/cardStyles.ts';
import { column } from '../../components/column.ts';
import { ListTabs } from '../../components/ListTabs.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import type { PersonCard } from '../../domain/persons/personCard.ts';
import { PORTRAIT_SIZES } from '../../domain/page/pictureSizes.ts';
import { useText } from '../../i18n/useText.ts';
import type { TeamView } from './teamView.ts';

/** The people of the house; the headline stands in the shared page header above. */
export function TeamScreen({ data }: ScreenProps<TeamView>) {
  const text = useText();
  return (
    <>
      <Section slug="team-intro" />
      <Page>
        <ListTabs label={text('team.filter')} tabs={data.filters} />
        {data.cut === undefined ? null : <p>{data.cut}</p>}
        {data.groups.map(({ id, name, people }, index) => (
          <section key={id} aria-labelledby={`team-${id}`}>
            <h2 id={`team-${id}`}>{name ?? text('team.title')}</h2>
            <People role="list">
              {people.map((person, place) => (
                <Person key={person.id} person={person} isFirst={index === 0 && place === 0} />
              ))}
            </People>
          </section>
        ))}
        {data.groups.length === 0 ? (
          <Notice title={text('team.empty')}>
            <ButtonLink to={data.all} variant="quiet">
              {text('team.empty.all')}
            </ButtonLink>
          </Notice>
        ) : null}
      </Page>
    </>
  );
}

function Person({ person, isFirst }: { person: PersonCard; isFirst: boolean }) {
  return (
    <li>
      <Portrait person={person} sizes={PORTRAIT_SIZES} isFirst={isFirst} />
      <h3>
        <Link to={person.href}>{person.name}</Link>
      </h3>
      {person.functions ? <p>{person.functions}</p> : null}
    </li>
  );
}

const Page = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  padding-block: 0 ${space(10)};

  h2 {
    margin: 0 0 ${space(3)};
    padding-block-start: ${space(2)};
    border-block-start: 6px solid ${color.line};
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(2)};
  ${plainList}

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(6)} ${space(4)};
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    ${coveredCard}
  }

  h3 {
    margin: ${space(1.5)} 0 ${space(0.5)};
    font-size: ${fontSize.lead};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${color.muted};
    overflow-wrap: anywhere;
    ${hyphenation}
  }
`;
