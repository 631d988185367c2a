import { ButtonLink } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { refuseStrayFiles } from '@spielplan/shared-ui/media';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { sendAs } from './callHub.ts';
import { AccountsPanel } from './accounts/AccountsPanel.tsx';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import type { HubView } from './HubView.ts';
import { LanguagesPanel } from './languages/LanguagesPanel.tsx';
import { MediaPanel } from './media/MediaPanel.tsx';
import { OwnPanel } from './own/OwnPanel.tsx';
import { PagesPanel } from './pages/PagesPanel.tsx';
import { TreePanel } from './pages/TreePanel.tsx';
import { AlertsPanel } from './settings/AlertsPanel.tsx';
import { DesignPanel } from './settings/DesignPanel.tsx';
import { HoursPanel } from './settings/HoursPanel.tsx';
import { RedirectsPanel } from './settings/RedirectsPanel.tsx';
import { SwitchesPanel } from './settings/SwitchesPanel.tsx';
import { DateNamesContext } from './useDescribeInstant.ts';

/** A screen of the hub: what editors see to besides the pages themselves, and the way between its screens. */
export function HubScreen({ data }: { data: HubView }) {
  const { accountId, username, screens, menus, dateNames } = data;
  const text = useText();
  const { signals } = useHost();
  useEffect(refuseStrayFiles, []);
  useEffect(() => sendAs(signals, accountId), [signals, accountId]);
  return (
    <DateNamesContext value={dateNames}>
      <Body>
        <p>{text('hub.welcome', { name: username })}</p>
        {screens.length > 1 ? (
          <Screens aria-label={text('hub.screens')}>
            <ul>
              {screens.map(({ title, url, isCurrent }) => (
                <li key={url}>
                  <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Screens>
        ) : null}
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
        <Panel data={data} />
      </Body>
    </DateNamesContext>
  );
}

function Panel({ data }: { data: HubView }) {
  const text = useText();
  switch (data.kind) {
    case 'pages':
      return <PagesPanel data={data} />;
    case 'tree':
      return <TreePanel data={data} />;
    case 'checks':
      return <ChecksPanel data={data} />;
    case 'languages':
      return <LanguagesPanel data={data} />;
    case 'accounts':
      return <AccountsPanel data={data} />;
    case 'own':
      return <OwnPanel data={data} />;
    case 'media':
      return <MediaPanel data={data} />;
    case 'alerts':
      return <AlertsPanel data={data} />;
    case 'hours':
      return <HoursPanel data={data} />;
    case 'redirects':
      return <RedirectsPanel data={data} />;
    case 'design':
      return <DesignPanel data={data} />;
    case 'switches':
      return <SwitchesPanel data={data} />;
    case 'refused':
      return <p>{text('hub.refusedText')}</p>;
    default:
      return data satisfies never;
  }
}

const Body = styled.div`
  /* A scroll bar that takes room of its own is not in the window's width: a word would break by its last letters. */
  :has(> &) > .page-header h1 {
    --size: min(${fontSize.display}, 13.5vw, (100vw - 2 * var(--gutter) - 1rem) * 1.75 / var(--longest));
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(2)} var(--edge) ${space(10)};

  > p {
    margin: 0;
    max-inline-size: 60ch;
    font-size: ${fontSize.lead};
  }
`;

const Screens = styled.nav`
  border-block-end: 3px solid ${color.ink};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(${space(2)}, 3vw, ${space(4)});
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    border-block-end: 4px solid transparent;
    font-weight: 650;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  a[aria-current] {
    border-color: ${color.accent};
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
