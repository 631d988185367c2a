import { styled } from 'styled-components';
import { PageHeader } from '../../parts/PageHeader/PageHeader.tsx';
import { Blocks } from '../../blocks/Blocks.tsx';
import { rhythm } from '../../blocks/blockStyles.ts';
import type { CmsPageView } from './CmsPageView.ts';

/** A page made of blocks. */
export function CmsPage({ data }: { data: CmsPageView }) {
  const { headline, blocks } = data;
  return (
    <>
      {headline ? <PageHeader headline={headline} /> : null}
      <Body>
        <Blocks blocks={blocks} />
      </Body>
    </>
  );
}

const Body = styled.div`
  padding-block-end: ${rhythm.wide};

  && > * + * {
    margin-block-start: ${rhythm.wide};
  }

  && > section:first-child + nav {
    margin-block-start: 0;
    border-block-start: 0;
  }

  && > hgroup + * {
    margin-block-start: ${rhythm.close};
  }

  &:has(> [data-field]:last-child) {
    padding-block-end: 0;
  }
`;
