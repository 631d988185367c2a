import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { countFindings } from '../checks/filterChecks.ts';
import { GuardedDialog } from '../GuardedDialog.tsx';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { useMarkUnsaved, useUnsavedGuard } from '../useUnsavedGuard.ts';
import { type Both, misfits, suggestPaths } from './addresses.ts';
import { BothFields } from './BothFields.tsx';
import { addressErrors } from './RenameForm.tsx';
import { titleOf } from './treeRows.ts';
import { useSourceFindings } from './useSourceFindings.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';
import { failureText } from './failureText.ts';

/** What a new page begins with. */
export interface PageSeed {
  parent: PageNode | null;
  /** The page that is copied. */
  source: PageNode | null;
}

interface CreatePageProps {
  seed: PageSeed;
  tree: PageTree;
  onClose: () => void;
  onMade: (page: PageNode) => void;
}

const EMPTY: Both = { de: '', en: '' };

/** Makes a page in both languages: empty, from a template, or as the copy of another one. */
export function CreatePage({ seed, tree, onClose, onMade }: CreatePageProps) {
  const text = useText();
  const { lang } = useHost();
  const [titles, setTitles] = useState(EMPTY);
  const [typed, setTyped] = useState<Both | null>(null);
  const [source, setSource] = useState(seed.source?.id ?? null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Extract<TreeReply, { kind: 'failed' }> | null>(null);
  const guard = useUnsavedGuard(onClose);
  useMarkUnsaved('new', typed !== null || titles.de !== '' || titles.en !== '', guard.parts);
  const paths = typed ?? suggestPaths(titles, seed.parent);
  const sources = tree.pages.filter(({ id, is_template: isTemplate }) => isTemplate || id === seed.source?.id);

  const findings = useSourceFindings(sources);
  /** With what is to be seen to in it, and would be in the new page. */
  const nameOf = (page: PageNode) => {
    const name = text(page.is_template ? 'hub.pages.fromTemplate' : 'hub.pages.fromPage', { title: titleOf(page, lang) });
    const found = findings[page.id];
    if (!found) return name;
    if (found.length === 0) return text('hub.pages.withoutFindings', { name });
    const { errors, warnings } = countFindings([{ findings: found }]);
    return text('hub.pages.withFindings', {
      name,
      errors: text('hub.checks.errors', { count: errors }),
      warnings: text('hub.checks.warnings', { count: warnings }),
    });
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = misfits(paths);
    if (wrong) return setFailed({ kind: 'failed', failure: 'hub.pages.misfit', field: `paths.${wrong}` });
    setBusy(true);
    setFailed(null);
    const reply = await tree.create({ titles, paths, parent: seed.parent?.id ?? null, ...(source !== null && { source }) });
    setBusy(false);
    if (reply.kind === 'failed') return setFailed(reply);
    const [made] = reply.pages;
    if (made) onMade(made);
  };

  const above = seed.parent ? text('hub.pages.newBelow', { title: titleOf(seed.parent, lang) }) : text('hub.pages.new');
  return (
    <GuardedDialog guard={guard} title={above} closeLabel={text('hub.ask.cancel')}>
      <DialogForm onSubmit={(event) => void send(event)}>
        <div data-wide="">
          <FieldFrame id="new-source" label={text('hub.pages.source')} help={undefined} error={undefined}>
            <select
              id="new-source"
              value={source ?? ''}
              onChange={({ target }) => setSource(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{text('hub.pages.empty')}</option>
              {sources.map((page) => (
                <option key={page.id} value={page.id}>
                  {nameOf(page)}
                </option>
              ))}
            </select>
          </FieldFrame>
        </div>
        <BothFields id="new-title" label={text('hub.pages.title')} values={titles} onChange={setTitles} />
        <BothFields
          id="new-path"
          label={text('hub.pages.path')}
          help={text('hub.pages.pathHelp')}
          values={paths}
          onChange={setTyped}
          errors={addressErrors(failed, text)}
        />
        <div data-wide="" aria-live="polite">
          {failed ? <Notice tone="error">{failureText(failed, text)}</Notice> : <p>{text('hub.pages.newText')}</p>}
        </div>
        <HubActions data-wide="">
          <Button type="submit" isBusy={busy}>
            {text('hub.pages.make')}
          </Button>
        </HubActions>
      </DialogForm>
    </GuardedDialog>
  );
}
