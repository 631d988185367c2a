import type { PageNode } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { useMarkUnsaved } from '../useUnsavedGuard.ts';
import type { PageTree, TreeReply } from './usePageTree.ts';
import { failureText } from './failureText.ts';

const FLAGS = ['is_online', 'in_menu', 'in_footer', 'is_template', 'is_easy'] as const;
/** The start page is always online, and in everyday language. */
const NOT_OF_START: readonly (typeof FLAGS)[number][] = ['is_online', 'is_easy'];

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
  const { lang } = useHost();
  const before = page.easy_of?.[lang] ?? page.easy_of?.de ?? '';
  const [easyOf, setEasyOf] = useState(before);
  // A provider of before knows no easy language.
  const flags = FLAGS.filter((flag) => page[flag] !== undefined && !(isStart && NOT_OF_START.includes(flag)));
  const isEasy = chosen.is_easy ?? page.is_easy ?? false;
  useMarkUnsaved('places', FLAGS.some((flag) => (chosen[flag] ?? page[flag]) !== page[flag]) || easyOf !== before);
  const isMisfit = failed?.field === 'easy_of';
  const address = useRef<HTMLInputElement>(null);
  // A reader hears what is wrong with a field at the field alone.
  useEffect(() => {
    if (isMisfit) address.current?.focus();
  }, [isMisfit]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(null);
    const reply = await tree.change(page, {
      ...chosen,
      ...(isEasy && easyOf !== before && { easy_of: easyOf.trim() || null }),
    });
    setBusy(false);
    if (reply.kind === 'failed') return setFailed(reply);
    const now = reply.pages.find(({ id }) => id === page.id) ?? page;
    setChosen({});
    setEasyOf(now.easy_of?.[lang] ?? now.easy_of?.de ?? '');
    return onDone();
  };
  return (
    <DialogForm onSubmit={(event) => void save(event)}>
      <div data-wide="">
        {flags.map((flag) => (
          <Tick
            key={flag}
            type="checkbox"
            id={`places-${flag}`}
            checked={chosen[flag] ?? page[flag] ?? false}
            onChange={({ target }) => setChosen({ ...chosen, [flag]: target.checked })}
          >
            {text(`hub.pages.flag.${flag}`)}
          </Tick>
        ))}
      </div>
      {isEasy && !isStart ? (
        <div data-wide="">
          <FieldFrame
            id="places-easy-of"
            label={text('hub.pages.easyOf')}
            help={text('hub.pages.easyOfHelp')}
            error={isMisfit ? text('hub.pages.easyOfMisfit') : undefined}
          >
            <input
              ref={address}
              id="places-easy-of"
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={easyOf}
              aria-invalid={isMisfit || undefined}
              aria-describedby={isMisfit ? 'places-easy-of-error places-easy-of-help' : 'places-easy-of-help'}
              onChange={({ target }) => setEasyOf(target.value)}
            />
          </FieldFrame>
        </div>
      ) : null}
      <div data-wide="" aria-live="polite">
        {failed && !isMisfit ? <Notice tone="error">{failureText(failed, text)}</Notice> : <p>{text('hub.pages.placesText')}</p>}
      </div>
      <HubActions data-wide="">
        <Button type="submit" isBusy={busy}>
          {text('hub.setting.save')}
        </Button>
      </HubActions>
    </DialogForm>
  );
}
