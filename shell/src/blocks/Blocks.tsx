import { BlockFrame, BlockList, RemoteBoundary, useHost, type BlockListProps } from '@spielplan/shared-ui/host';
import { Suspense, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { BlockView } from '@spielplan/shared-contracts/remote';
import { pageWidth } from './blockStyles.ts';
import { browserBlocks } from './browserBlocks.ts';
import { Columns } from './Columns/Columns.tsx';
import type { ColumnsView } from './Columns/presentColumns.ts';

/**
 * Renders blocks in their order: the shell's own at once, others
 * through their remote. An unknown model leaves no trace.
 */
export function Blocks(list: Omit<BlockListProps, 'children'>) {
  return (
    <BlockList {...list}>
      {(block) => (
        <BlockFrame key={block.id} block={block}>
          <Block block={block} />
        </BlockFrame>
      )}
    </BlockList>
  );
}

function Block({ block: { model, owner, data } }: { block: BlockView }) {
  const { block: blockOf, report } = useHost();
  // A gap of an editor's page; the editor's frame says why.
  if (data === null) return null;
  if (model === 'container' || model === 'section') {
    return <Columns data={data as ColumnsView}>{(blocks, column) => <Blocks blocks={blocks} column={column} />}</Columns>;
  }
  if (owner === 'shell') {
    const Own = browserBlocks[model];
    return Own ? <Own data={data as never} /> : null;
  }
  const filled = blockOf(model);
  if (!filled) return null;
  const Filling = filled.Component as ComponentType<{ data: unknown }>;
  return (
    <RemoteBoundary remote={filled.owner} version={filled.version} place={`block ${model}`} fallback={null} report={report}>
      <Place>
        <Suspense fallback={null}>
          <Filling data={data} />
        </Suspense>
      </Place>
    </RemoteBoundary>
  );
}

/**
 * Blocks of other remotes fill the place they are given; where the page's margins are is known here.
 */
const Place = styled.div`
  ${pageWidth}
`;
