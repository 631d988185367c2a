import { ButtonLink } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PageHeader } from '../../parts/PageHeader/PageHeader.tsx';
import { useText } from '../../i18n/useText.ts';
import type { HubPage as HubPageView, HubView } from './HubView.ts';

/**
 * Every page of the site with its state, for editors: where
 * they begin, and where they find what no menu leads to.
 */
export function HubPage({ data }: { data: HubView }) {
  const { headline, username, menus, pages, counts } = data;
  const text = useText();
  return (
    <>
      <PageHeader headline={headline} />
      <Body>
        <p>
          {text('hub.welcome', { name: username })} {text('hub.count', { count: counts.all, offline: counts.offline })}
        </p>
        {menus.length > 0 ? (
          <nav aria-label={text('hub.menus')}>
            <Menus>
              {menus.map(({ title, url }) => (
                <li key={url}>
                  <ButtonLink href={url} variant="outline">
                    {title}
                  </ButtonLink>
                </li>
              ))}
            </Menus>
          </nav>
        ) : null}
        <Branch pages={pages} />
      </Body>
    </>
  );
}

function Branch({ pages }: { pages: readonly HubPageView[] }) {
  const text = useText();
  return (
    <Tree>
      {pages.map(({ id, title, url, editUrl, states, saved, children }) => (
        <li key={id}>
          <Row>
            <a href={url}>{title}</a>
            {states.map((state) => (
              <State key={state} data-state={state}>
                {text(`hub.state.${state}`)}
              </State>
            ))}
            <Saved>{saved}</Saved>
            <a href={editUrl} aria-label={text('hub.editPage', { title })}>
              {text('hub.edit')}
            </a>
          </Row>
          {children.length > 0 ? <Branch pages={children} /> : null}
        </li>
      ))}
    </Tree>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(2)} var(--edge) ${space(10)};

  > p {
    margin: 0;
    max-inline-size: 60ch;
    font-size: ${fontSize.lead};
  }
`;

const Menus = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tree = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    padding-inline-start: clamp(1rem, 4vw, 2.5rem);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  border-block-end: 1px solid ${color.line};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-weight: 650;
  }

  a:last-child {
    text-decoration: underline;
  }
`;

const State = styled.span`
  padding-inline: ${space(1)};
  border: 1px solid ${color.line};
  font-size: 1rem;

  &[data-state='offline'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Saved = styled.span`
  margin-inline-start: auto;
  color: ${color.muted};
`;
