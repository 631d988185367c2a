import {
  showText,
  type BlockFrameProps,
  type BlockListProps,
  type EditableTextProps,
  type EditingTools,
} from '@spielplan/shared-ui/host';
import { use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { findBlock, listAt } from '../../domain/forest/forest.ts';
import { readField } from '../../domain/fieldPath.ts';
import { keyOfId } from '../../domain/workspace/wireBlock.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { BlockContext } from './BlockContext.ts';
import { Frame } from './Frame.tsx';
import { InsertButton } from './InsertButton.tsx';
import { PlainText } from './PlainText.tsx';
import { RichTextPlace } from './RichTextPlace.tsx';
import { keyOfViewId, viewsOf } from './viewsOf.ts';

/** What takes the place of the page's seams while it is edited: each looks its block up in the session. */
export function createEditingTools(session: EditingSession): EditingTools {
  return {
    List: (props) => <EditableList session={session} {...props} />,
    Frame: (props) => <EditableFrame session={session} {...props} />,
    Text: (props) => <EditableField session={session} {...props} />,
  };
}

function EditableList({ session, blocks, column, section, children }: BlockListProps & { session: EditingSession }) {
  const parent = use(BlockContext);
  const { store, views } = session;
  const screen = useStore(store, (state) => state.screen);
  const seen = useStore(views);
  const document = parent === null ? (session.documents[0] ?? '') : (findBlock(screen, parent)?.place.document ?? '');
  const place = useMemo(() => ({ document, parent, column: column ?? 0 }), [document, parent, column]);
  const list = section === undefined ? listAt(screen, place) : null;

  useEffect(() => {
    const workspace = store.getState();
    for (const view of blocks) {
      const key = keyOfId(workspace, view.id);
      const block = key === null ? null : findBlock(workspace.server.forest, key)?.block;
      if (block) views.offer(block, view);
    }
    views.refresh();
  }, [blocks, store, views, list]);

  if (!list) return blocks.map(children);
  return (
    <>
      {viewsOf(list, blocks, store.getState(), seen).map((view) => children(view))}
      {list.length === 0 ? <InsertButton session={session} place={{ ...place, position: 0 }} isAlone /> : null}
    </>
  );
}

function EditableFrame({ session, block, children }: BlockFrameProps & { session: EditingSession }) {
  const key = useStore(session.store, (state) => keyOfViewId(state, block.id));
  if (key === null) return children;
  return (
    <BlockContext value={key}>
      <Frame session={session} blockKey={key} model={block.model} gap={block.source?.gap}>
        {children}
      </Frame>
    </BlockContext>
  );
}

function EditableField({ session, ...props }: EditableTextProps & { session: EditingSession }) {
  const key = use(BlockContext);
  const { field } = props;
  const value = useStore(session.store, ({ screen }) =>
    key === null || field === undefined ? undefined : readField(findBlock(screen, key)?.block.fields, field),
  );
  if (key === null || field === undefined || (value !== undefined && value !== null && typeof value !== 'string'))
    return showText(props);
  const shared = { session, blockKey: key, field, value: value ?? '' };
  return props.kind === 'rich' ? (
    <RichTextPlace {...shared}>{props.children}</RichTextPlace>
  ) : (
    <PlainText {...shared} text={props} />
  );
}
