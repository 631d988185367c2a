import {
  showText,
  type BlockFrameProps,
  type BlockListProps,
  type EditableTextProps,
  type EditingTools,
  useStore,
} from '@spielplan/shared-ui/host';
import type { BlockView } from '@spielplan/shared-contracts/remote';
import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { createContext, memo, use, useEffect, useMemo } from 'react';
import { type BlockKey, type Fields, findBlock, type Forest, type List, listAt } from '../../domain/forest/forest.ts';
import { getField } from '../../domain/fieldPath.ts';
import { schemaAt } from '../../domain/fieldSchema.ts';
import type { Workspace } from '../../domain/workspace/workspace.ts';
import { keyOfId } from '../../domain/workspace/wireBlock.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useIsLeftOut } from './emptyPlaces.ts';
import { Frame } from './Frame.tsx';
import { InsertButton } from './InsertButton.tsx';
import { PlainText } from './PlainText.tsx';
import { RichTextPlace } from './RichTextPlace.tsx';
import { useBlock } from './useBlock.ts';
import { modelOf } from './useKindLabel.ts';
import { keyOfViewId, sectionViews, viewsOf } from './viewsOf.ts';

/** The block around a text or a column; null outside of all blocks that can be edited. */
const BlockContext = createContext<BlockKey | null>(null);

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
  const document = useStore(store, ({ screen }) =>
    parent === null ? session.documents[0] : findBlock(screen, parent)?.place.document,
  );
  const place = useMemo(() => ({ document: document ?? '', parent, column: column ?? 0 }), [document, parent, column]);
  // Its keys alone: anyone who types in a block makes no list render.
  const keys = useStore(store, (workspace) =>
    section === undefined ? keysAt(workspace.screen, place) : keysOfViews(workspace, blocks),
  );
  const seen = useStore(views);

  useEffect(() => {
    const workspace = store.getState();
    for (const view of blocks) {
      const key = keyOfId(workspace, view.id);
      const block = key === null ? null : findBlock(workspace.server.forest, key)?.block;
      const made = view.source?.revision;
      if (block) views.offer(block, view, made !== undefined && made !== workspace.server.known[block.key]?.revision);
    }
    views.want(keys?.split(' ') ?? []);
    views.refresh();
  }, [blocks, store, views, keys]);

  if (section !== undefined) return sectionViews(blocks, store.getState(), seen).map(children);
  const list = keys === null ? null : listAt(store.getState().screen, place);
  if (!list) return blocks.map(children);
  return (
    <>
      {viewsOf(list, blocks, store.getState(), seen).map((view) => (
        <Item key={view.id} view={view} render={children} />
      ))}
      {list.length === 0 ? <EmptyList session={session} list={place} /> : null}
    </>
  );
}

/** A block of a list; when another one of the list has changed it stays as it is. */
const Item = memo(function Item({ view, render }: { view: BlockView; render: BlockListProps['children'] }) {
  return render(view);
});

function EmptyList({ session, list }: { session: EditingSession; list: List }) {
  const place = useMemo(() => ({ ...list, position: 0 }), [list]);
  return <InsertButton session={session} place={place} />;
}

function keysAt(screen: Forest, place: List): string | null {
  return (
    listAt(screen, place)
      ?.map(({ key }) => key)
      .join(' ') ?? null
  );
}

/** The blocks of a section as far as they are edited here. */
function keysOfViews(workspace: Workspace, blocks: readonly BlockView[]): string {
  return blocks.flatMap(({ id }) => keyOfId(workspace, id) ?? []).join(' ');
}

function EditableFrame({ session, block, children }: BlockFrameProps & { session: EditingSession }) {
  const known = keyOfViewId(session.store.getState(), block.id);
  const key = useBlock(session, known, (state) => keyOfViewId(state, block.id));
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
  const isText = useBlock(session, key ?? '', ({ screen }) => isTextAt(screen, key, field));
  const isField = useIsField(session, key, field);
  const isLeftOut = useIsLeftOut(field ?? '', useMayBeLeftOut(session, key, props) && isText && isField);
  if (isLeftOut || key === null || field === undefined || !isText || !isField) return showText(props);
  const shared = { session, blockKey: key, field };
  return props.kind === 'rich' ? (
    <RichTextPlace {...shared}>{props.children}</RichTextPlace>
  ) : (
    <PlainText {...shared} text={props} />
  );
}

/** Whether a text is empty and nobody misses it: not one that its kind asks for, and not the only content of its block. */
function useMayBeLeftOut(session: EditingSession, key: BlockKey | null, { as, field }: EditableTextProps): boolean {
  const model = key === null ? undefined : modelOf(session, key);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  const mayGo = useBlock(session, key ?? '', ({ screen }) => {
    const fields = key === null ? undefined : findBlock(screen, key)?.block.fields;
    if (!fields || field === undefined || (getField(fields, field) ?? '') !== '') return false;
    return as !== undefined || hasOtherContent(fields, field, schema);
  });
  return mayGo && field !== undefined && !isRequiredAt(schema, field);
}

/** Of a kind that nobody knows yet, only texts with an element of their own are known to be optional. */
function isRequiredAt(schema: FieldSchema | undefined, path: string): boolean {
  const names = path.split('.');
  const parent = names.length > 1 ? schema && schemaAt(schema, names.slice(0, -1).join('.')) : schema;
  return (parent && withoutNull(parent).required?.includes(names.at(-1)!)) ?? false;
}

function hasOtherContent(fields: Fields, field: string, schema: FieldSchema | undefined): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const own = schema?.properties?.[name];
    if (name === field || !own || withoutNull(own).enum || name === 'extra_class') return false;
    return typeof value === 'string' ? value !== '' : typeof value === 'object' && value !== null && !isEmptyList(value);
  });
}

function isEmptyList(value: object): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isTextAt(screen: Forest, key: BlockKey | null, field: string | undefined): boolean {
  const value = key === null || field === undefined ? null : getField(findBlock(screen, key)?.block.fields, field);
  return value === undefined || value === null || typeof value === 'string';
}

/** Whether the kind of a block has the field; as long as nobody knows the kinds it has. */
function useIsField(session: EditingSession, key: BlockKey | null, field: string | undefined): boolean {
  const model = key === null ? undefined : modelOf(session, key);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  return field !== undefined && (!schema || schemaAt(schema, field) !== undefined);
}
