import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { StoryGrid } from '../../components/StoryGrid.tsx';
import { useText } from '../../i18n/useText.ts';
import type { BlogTeaserListView } from './blogTeaserListView.ts';

/** The newest stories on a page of the site; nothing while there are none. */
export function BlogTeaserList({ data }: BlockProps<BlogTeaserListView>) {
  const text = useText();
  const id = useId();
  if (data.stories.length === 0) return null;
  return (
    <Teasers aria-labelledby={id}>
      <EditableText field="headline" as="h2" id={id}>
        {data.headline || text('teaser.title')}
      </EditableText>
      <StoryGrid stories={data.stories} headingLevel={3} />
      <ButtonLink to={data.all} variant="outline">
        {text('teaser.all')}
      </ButtonLink>
    </Teasers>
  );
}

const Teasers = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(4)};

  > h2 {
    margin: 0;
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  > ul {
    inline-size: 100%;
  }
`;
