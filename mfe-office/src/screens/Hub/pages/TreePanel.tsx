import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { useHost, useNavigate } from '@spielplan/shared-ui/host';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { TreeView } from '../HubView.ts';
import { HubActions } from '../hubStyles.ts';
import { BinDialog } from './BinDialog.tsx';
import { CreatePage, type PageSeed } from './CreatePage.tsx';
import { failureText } from './failureText.ts';
import { PageDialog } from './PageDialog.tsx';
import { placeByDrop, placeByKey, type TreePlace } from './nudge.ts';
import { TreeFilters } from './TreeFilters.tsx';
import { TreeGrid } from './TreeGrid.tsx';
import type { Drop } from './TreeGridRow.tsx';
import { buildRows, NO_FILTER, titleOf } from './treeRows.ts';
import { type TreeReply, usePageTree } from './usePageTree.ts';
import type { Nudge } from './useTreeKeys.ts';

/** With more pages than this only the top of the tree is open at first. */
const MAX_OPEN = 200;

type Opened = { kind: 'page'; id: number } | { kind: 'create'; seed: PageSeed } | { kind: 'bin' };

/** The tree of all pages: found by words and states, made, arranged, renamed and removed. */
export function TreePanel({ data: { pages: loaded, now, mayEdit, mayPublish, isDirect } }: { data: TreeView }) {
  const text = useText();
  const { lang } = useHost();
  const navigate = useNavigate();
  const tree = usePageTree(loaded);
  const { pages } = tree;
  const [filter, setFilter] = useState(NO_FILTER);
  const [closed, setClosed] = useState<ReadonlySet<number>>(() => new Set(loaded.length > MAX_OPEN ? parentsOf(loaded) : []));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wanted, setWanted] = useState<{ id: number } | null>(null);
  const [told, setTold] = useState<{ text: string; isDone: boolean } | null>(null);
  const sought = useDeferredValue(filter);
  const { rows, matches } = useMemo(() => buildRows(pages, closed, sought, now), [pages, closed, sought, now]);

  const find = (id: number) => pages.find((page) => page.id === id);
  const tell = (reply: TreeReply, done: string) =>
    setTold(reply.kind === 'done' ? { text: done, isDone: true } : { text: failureText(reply, text), isDone: false });
  const expand = (id: number, isExpanded: boolean) =>
    setClosed((before) => (isExpanded ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  /** All that leads to a page is opened, so that it can have the focus. */
  const reveal = (id: number, all: readonly PageNode[]) => {
    const above = ancestorsOf(id, all);
    setClosed((before) => new Set([...before].filter((each) => !above.has(each))));
    setWanted({ id });
  };
  const move = async (id: number, place: TreePlace | null) => {
    const page = find(id);
    if (!page) return;
    if (!place) return setTold({ text: text('hub.pages.noWay', { title: titleOf(page, lang) }), isDone: false });
    const reply = await tree.change(page, { parent: place.parent, position: place.position });
    const parent = place.parent === null ? null : find(place.parent);
    const values = { title: titleOf(page, lang), parent: parent ? titleOf(parent, lang) : '', place: place.position + 1 };
    tell(reply, text(parent ? 'hub.pages.movedBelow' : 'hub.pages.movedTop', values));
    if (reply.kind === 'done') reveal(id, [...pages.filter((each) => each.id !== id), ...reply.pages]);
  };
  const nudge = (id: number, direction: Nudge) => {
    if (mayPublish) void move(id, placeByKey(pages, id, direction));
  };
  const drop = (id: number, at: Drop) => void move(id, placeByDrop(pages, id, at));
  const open = (id: number) => setOpened({ kind: 'page', id });
  const page = opened?.kind === 'page' ? find(opened.id) : undefined;

  return (
    <>
      <TreeActions
        mayEdit={mayEdit}
        onCreate={() => setOpened({ kind: 'create', seed: { parent: null, source: null } })}
        onBin={() => setOpened({ kind: 'bin' })}
      />
      {mayPublish ? null : <Notice>{text('hub.pages.readOnly')}</Notice>}
      <TreeFilters filter={filter} onChange={setFilter} />
      <p role="status" style={{ margin: 0 }}>
        {text('hub.pages.found', { count: matches, all: pages.length })}
      </p>
      <div aria-live="polite">{told ? <Notice tone={told.isDone ? 'success' : 'error'}>{told.text}</Notice> : null}</div>
      <p id="pages-keys" style={{ margin: 0 }}>
        {text(mayPublish ? 'hub.pages.keys' : 'hub.pages.keysReading')}
      </p>
      <TreeGrid rows={rows} mayMove={mayPublish} onExpand={expand} onOpen={open} onNudge={nudge} onDrop={drop} wanted={wanted} />
      {page ? (
        <PageDialog
          key={page.id}
          page={page}
          tree={tree}
          mayEdit={mayEdit}
          mayPublish={mayPublish}
          isDirect={isDirect}
          onClose={() => setOpened(null)}
          onRemoved={(done) => {
            setOpened(null);
            setTold({ text: done, isDone: true });
            // What opened the dialog is gone with its row.
            const at = rows.findIndex((row) => row.page.id === page.id);
            const next = rows[at - 1] ?? rows[at + 1];
            if (next) setWanted({ id: next.page.id });
          }}
          onMove={(place) => {
            setOpened(null);
            void move(page.id, place);
          }}
          onCreate={(seed) => setOpened({ kind: 'create', seed })}
        />
      ) : null}
      {opened?.kind === 'create' ? (
        <CreatePage
          seed={opened.seed}
          tree={tree}
          onClose={() => setOpened(null)}
          onMade={(made) => {
            setOpened(null);
            setTold({ text: text('hub.pages.made', { title: titleOf(made, lang) }), isDone: true });
            setFilter(NO_FILTER);
            reveal(made.id, [...pages, made]);
            // It was made to be written.
            const url = made.urls[lang] ?? made.urls.de;
            if (url) navigate(withQuery(url, { edit: '1' }));
          }}
        />
      ) : null}
      {opened?.kind === 'bin' ? (
        <BinDialog
          tree={tree}
          mayPublish={mayPublish}
          onClose={() => setOpened(null)}
          onRestored={(restored) => {
            setOpened(null);
            const [first] = restored;
            if (!first) return;
            setTold({
              text: text('hub.pages.restored', { title: titleOf(first, lang), url: first.urls[lang] ?? '' }),
              isDone: true,
            });
            setFilter(NO_FILTER);
            reveal(first.id, [...pages, ...restored]);
          }}
        />
      ) : null}
    </>
  );
}

interface TreeActionsProps {
  mayEdit: boolean;
  onCreate: () => void;
  onBin: () => void;
}

function TreeActions({ mayEdit, onCreate, onBin }: TreeActionsProps) {
  const text = useText();
  return (
    <HubActions>
      {mayEdit ? <Button onClick={onCreate}>{text('hub.pages.new')}</Button> : null}
      <Button variant="outline" onClick={onBin}>
        {text('hub.pages.bin')}
      </Button>
    </HubActions>
  );
}

function ancestorsOf(id: number, all: readonly PageNode[]): ReadonlySet<number> {
  const byId = new Map(all.map((page) => [page.id, page]));
  const above = new Set<number>();
  for (let up = byId.get(id)?.parent; up && !above.has(up); up = byId.get(up)?.parent) above.add(up);
  return above;
}

function parentsOf(pages: readonly PageNode[]): number[] {
  return [...new Set(pages.flatMap(({ parent }) => (parent === null ? [] : [parent])))];
}
