import type { BlockView } from '@spielplan/shared-contracts/remote';
import { styled } from 'styled-components';
import { Blocks } from './Blocks.tsx';
import { rhythm } from './blockStyles.ts';

/**
 * The blocks of a page that is not the page
 * editor's, one below the other in the width they are given.
 */
export function PageBlocks({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <Column data-column>
      <Blocks blocks={blocks} />
    </Column>
  );
}

const Column = styled.div`
  container-type: inline-size;

  && > * + * {
    margin-block-start: ${rhythm.close};
  }
`;
