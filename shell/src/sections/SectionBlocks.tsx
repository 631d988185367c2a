import type { BlockView } from '@spielplan/shared-contracts/remote';
import { styled } from 'styled-components';
import { Blocks } from '../blocks/Blocks.tsx';
import { rhythm } from '../blocks/blockStyles.ts';

/** The blocks of a section, with the distances that those of a page have. */
export function SectionBlocks({ blocks, slug }: { blocks: readonly BlockView[]; slug: string }) {
  return (
    <Body>
      <Blocks blocks={blocks} section={slug} />
    </Body>
  );
}

const Body = styled.div`
  padding-block: ${rhythm.close};

  && > * + * {
    margin-block-start: ${rhythm.wide};
  }
`;
