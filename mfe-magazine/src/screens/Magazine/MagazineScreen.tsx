import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, Notice } from '@spielplan/shared-ui/components';
import { Section, useStore } from '@spielplan/shared-ui/host';
import { useListSession } from '@spielplan/shared-ui/lists';
import { space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { StoryGrid } from '../../components/StoryGrid.tsx';
import { column } from '../../components/column.ts';
import { MagazineHeader } from '../../components/MagazineHeader.tsx';
import { useText } from '../../i18n/useText.ts';
import { storyListSessions } from '../../stores/storyListStore.ts';
import { LeadStory } from './components/LeadStory.tsx';
import { ListEnd } from './components/ListEnd.tsx';
import type { MagazineView } from './magazineView.ts';

/** The magazine, whole, by category or by tag. */
export function MagazineScreen({ data }: ScreenProps<MagazineView>) {
  const text = useText();
  const list = useListSession(storyListSessions, data);
  const stories = useStore(list, (state) => state.stories);
  const { lead } = data;
  return (
    <>
      <MagazineHeader header={data.header} />
      <Section slug="magazine-intro" />
      {lead ? <LeadStory story={lead} byline={lead.author && text('article.by', { author: lead.author })} /> : null}
      <Rest>
        {stories.length > 0 ? <StoryGrid stories={stories} headingLevel={2} isFirst={!lead} /> : null}
        {!lead && stories.length === 0 ? (
          <Notice title={text('magazine.empty.title')}>
            <ButtonLink to={data.all} variant="quiet">
              {text('magazine.empty.all')}
            </ButtonLink>
          </Notice>
        ) : null}
        <ListEnd list={list} first={data.page} newer={data.newer} />
        <a className="feed" href={data.feed} type="application/rss+xml">
          {text('magazine.feed')}
        </a>
      </Rest>
    </>
  );
}

const Rest = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  padding-block: ${space(6)} ${space(10)};

  > .feed {
    display: flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    text-underline-offset: 0.25em;
  }
`;
