import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { changePageTextsCall, PageNode, pageTextsCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { Button, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { type OfficeText, useText } from '../../../i18n/useText.ts';
import { callHub, failureOf } from '../callHub.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { type Both, misfits, pathsOfPage } from './addresses.ts';
import { BothFields } from './BothFields.tsx';
import { useMarkUnsaved } from '../useUnsavedGuard.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';
import { failureText } from './failureText.ts';

interface RenameFormProps {
  page: PageNode;
  tree: PageTree;
  mayPublish: boolean;
  isDirect: boolean;
  onDone: () => void;
}

type Failed = Extract<TreeReply, { kind: 'failed' }>;

/** Titles, which are drafts, and the address with the name in the menus, which take effect at once. */
export function RenameForm({ page, tree, mayPublish, isDirect, onDone }: RenameFormProps) {
  const text = useText();
  const { signals } = useHost();
  const stored = pathsOfPage(page);
  const [titles, setTitles] = useState(page.titles);
  const [paths, setPaths] = useState(stored);
  const [typedNames, setNames] = useState<Both | null>(null);
  const names = page.menu_names && (typedNames ?? page.menu_names);
  const [redirect, setRedirect] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const isStart = stored.de === '';
  const isMoved = !isSame(paths, stored);
  const isNamed = names !== null && page.menu_names !== null && !isSame(names, page.menu_names);
  useMarkUnsaved('rename', isMoved || isNamed || !isSame(titles, page.titles));

  /** Answers why a title could not be saved; one that is another by now is nobody's to overwrite unseen. */
  const saveTitle = async (lang: Language): Promise<Failed | null> => {
    const title = titles[lang].trim();
    if (title === page.titles[lang]) return null;
    const at = { id: page.id, lang };
    const now = await callHub<typeof pageTextsCall>(signals, addresses.pageTexts, at);
    if (now.kind !== 'done') return { kind: 'failed', failure: failureOf(now), field: null };
    const stored = now.value;
    if (stored.title !== page.titles[lang]) {
      tree.put([{ ...page, titles: { ...page.titles, [lang]: stored.title } }]);
      return { kind: 'failed', failure: 'hub.failed.PRECONDITION_FAILED', field: null };
    }
    const change = { ...at, body: { title }, ifMatch: stored.revision };
    const reply = await callHub<typeof changePageTextsCall>(signals, addresses.changePageTexts, change);
    return reply.kind === 'done' ? null : { kind: 'failed', failure: failureOf(reply), field: null };
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = isStart ? [] : misfits(paths);
    if (wrong) return setFailed({ kind: 'failed', failure: 'hub.pages.misfit', field: `paths.${wrong}` });
    setBusy(true);
    setFailed(null);
    const body = { ...(isMoved && { paths, redirect }), ...(isNamed && { menu_names: names }) };
    const reply = isMoved || isNamed ? await tree.change(page, body) : null;
    const refused = reply?.kind === 'failed' ? reply : ((await saveTitle('de')) ?? (await saveTitle('en')));
    setBusy(false);
    if (refused) return setFailed(refused);
    const saved = (reply?.kind === 'done' ? reply.pages : []).find(({ id }) => id === page.id) ?? page;
    tree.put([{ ...saved, titles, has_draft: saved.has_draft || (!isDirect && !isSame(titles, page.titles)) }]);
    onDone();
  };

  return (
    <DialogForm onSubmit={(event) => void save(event)}>
      <BothFields id="rename-title" label={text('hub.pages.title')} values={titles} onChange={setTitles} />
      {names ? <BothFields id="rename-menu" label={text('hub.pages.menuName')} values={names} onChange={setNames} /> : null}
      {mayPublish && !isStart ? (
        <BothFields
          id="rename-path"
          label={text('hub.pages.path')}
          help={text('hub.pages.pathHelp')}
          values={paths}
          onChange={setPaths}
          errors={addressErrors(failed, text)}
        />
      ) : null}
      {isMoved ? (
        <div data-wide="">
          <Tick type="checkbox" id="rename-redirect" checked={redirect} onChange={({ target }) => setRedirect(target.checked)}>
            {text('hub.pages.redirect')}
          </Tick>
        </div>
      ) : null}
      <div data-wide="" aria-live="polite">
        {failed ? (
          <Notice tone="error">{failureText(failed, text)}</Notice>
        ) : (
          <p>{text(isDirect ? 'hub.pages.renameDirect' : 'hub.pages.renameText')}</p>
        )}
      </div>
      <HubActions data-wide="">
        <Button type="submit" isBusy={busy}>
          {text('hub.pages.rename')}
        </Button>
      </HubActions>
    </DialogForm>
  );
}

/** The refusal of an address beside the language that it is about. */
export function addressErrors(failed: Failed | null, text: OfficeText): Partial<Both> {
  const lang = LANGUAGES.find((each) => failed?.field === `paths.${each}`);
  return failed && lang ? { [lang]: failureText(failed, text) } : {};
}

function isSame(one: Both, other: Both): boolean {
  return one.de === other.de && one.en === other.en;
}
