import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { RichText } from '@spielplan/shared-ui/components';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../components/column.ts';
import { useText } from '../../i18n/useText.ts';
import { PersonEvents } from './components/PersonEvents.tsx';
import { PersonHeader } from './components/PersonHeader.tsx';
import { PersonProductions } from './components/PersonProductions.tsx';
import type { PersonView } from './personView.ts';

/** Somebody of the house: who they are, where they can be seen, what they take part in. */
export function PersonScreen({ data }: ScreenProps<PersonView>) {
  const text = useText();
  const { biography, contacts, events, productions } = data;
  return (
    <>
      <PersonHeader person={data} />
      <Body>
        {biography ? (
          <section aria-labelledby="person-about">
            <h2 id="person-about">{text('person.about')}</h2>
            <RichText html={biography} />
          </section>
        ) : null}
        {contacts.length > 0 ? (
          <section aria-labelledby="person-contact">
            <h2 id="person-contact">{text('person.contact')}</h2>
            <ul role="list">
              {contacts.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {events.length > 0 ? <PersonEvents events={events} /> : null}
        {productions.length > 0 ? <PersonProductions productions={productions} /> : null}
      </Body>
    </>
  );
}

const Body = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  padding-block: ${space(6)} ${space(10)};

  > section {
    padding-block-start: ${space(2)};
    border-block-start: 6px solid ${color.line};
  }

  ${from.large} {
    > section {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      gap: ${space(6)};
    }
  }

  > section > h2 {
    margin: 0 0 ${space(3)};
    font-size: ${fontSize.title};
    line-height: 1.1;
  }

  > section > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > section > ul a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    font-size: ${fontSize.lead};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
`;
