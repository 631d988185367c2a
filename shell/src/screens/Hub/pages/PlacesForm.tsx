import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, Notice, Tick } from '@spielplan/shared-ui/components';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { useMarkUnsaved } from '../useUnsavedGuard.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';

const FLAGS = ['is_online', 'in_menu', 'in_footer', 'is_template'] as const;

interface PlacesFormProps {
  page: PageNode;
  tree: PageTree;
  isStart: boolean;
  onDone: () => void;
}

/** Whether visitors see a page, in which menus it stands, and whether new pages may begin with it. All at once. */
export function PlacesForm({ page, tree, isStart, onDone }: PlacesFormProps) {
  const text = useText();
  const [chosen, setChosen] = useState<Partial<Record<(typeof FLAGS)[number], boolean>>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Extract<TreeReply, { kind: 'failed' }> | null>(null);
  useMarkUnsaved(
    'places',
    FLAGS.some((flag) => (chosen[flag] ?? page[flag]) !== page[flag]),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(null);
    const reply = await tree.change(page, chosen);
    setBusy(false);
    if (reply.kind === 'done') onDone();
    else setFailed(reply);
  };
  return (
    <DialogForm onSubmit={(event) => void save(event)}>
      <div data-wide="">
        {FLAGS.filter((flag) => flag !== 'is_online' || !isStart).map((flag) => (
          <Tick
            key={flag}
            type="checkbox"
            id={`places-${flag}`}
            checked={chosen[flag] ?? page[flag]}
            onChange={({ target }) => setChosen({ ...chosen, [flag]: target.checked })}
          >
            {text(`hub.pages.flag.${flag}`)}
          </Tick>
        ))}
      </div>
      <div data-wide="" aria-live="polite">
        {failed ? <Notice tone="error">{text(failed.failure)}</Notice> : <p>{text('hub.pages.placesText')}</p>}
      </div>
      <HubActions data-wide="">
        <Button type="submit" isBusy={busy}>
          {text('hub.setting.save')}
        </Button>
      </HubActions>
    </DialogForm>
  );
}
