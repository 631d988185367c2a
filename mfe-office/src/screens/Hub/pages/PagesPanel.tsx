import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { HubPage, PagesView } from '../HubView.ts';

/**
 * Every page of the site with its state: where editors
 * begin, and where they find what no menu leads to.
 */
export function PagesPanel({ data: { pages, counts } }: { data: PagesView }) {
  const text = useText();
  return (
    <>
      <p>{text('hub.count', { count: counts.all, offline: counts.offline })}</p>
      <Branch pages={pages} />
    </>
  );
}

function Branch({ pages }: { pages: readonly HubPage[] }) {
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
