import type { Call } from '@spielplan/shared-contracts/api';
import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { Fragment, type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf } from '../callHub.ts';
import { HubActions, HubSection } from '../hubStyles.ts';
import { joinSettings } from './joinSettings.ts';
import { ConflictTable, type SettingLine } from './ConflictTable.tsx';

interface Setting<V> {
  revision: number;
  value: V;
}

/** The calls that change settings differ by their value alone. */
interface SettingCall extends Call {
  body: NonNullable<Call['body']>;
}

interface SettingFormProps<V> {
  name: 'alerts' | 'hours' | 'hoursPlace' | 'redirects' | 'design' | 'brand' | 'texts' | 'switches';
  place: Pick<Call, 'method' | 'path'>;
  loaded: Setting<V>;
  /** Without the right to publish the form shows, and says why it saves nothing. */
  mayChange: boolean;
  /** The value in words, for comparing two of them. */
  describe: (value: V) => readonly SettingLine[];
  /** What keeps it from being saved, in words; null where it may be sent. */
  check?: (value: V) => string | null;
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/**
 * One setting of the site as a form: saved as a whole on the revision that was read. What somebody else has changed
 * meanwhile is joined with it; where both changed the same, both states stand beside each other until one is chosen.
 */
export function SettingForm<V>({ name, place, loaded, mayChange, describe, check, children }: SettingFormProps<V>) {
  const text = useText();
  const { signals } = useHost();
  const [base, setBase] = useState(loaded);
  const [value, setValue] = useState(loaded.value);
  // Inputs that hold what is being typed begin again with another state.
  const [edition, setEdition] = useState(0);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; isDone: boolean } | null>(null);
  const [theirs, setTheirs] = useState<Setting<V> | null>(null);
  const isChanged = JSON.stringify(value) !== JSON.stringify(base.value);

  const take = (state: Setting<V>) => {
    setBase(state);
    setValue(state.value);
    setTheirs(null);
    setEdition(edition + 1);
  };
  // What was said of the last state is not true of this one.
  const change = (next: V) => {
    setValue(next);
    setTold(null);
  };
  const save = async (on: number, wanted = value): Promise<void> => {
    setBusy(true);
    setTold(null);
    setTheirs(null);
    const reply = await callHub<SettingCall>(signals, place, { body: { value: wanted }, ifMatch: on });
    setBusy(false);
    if (reply.kind === 'done') {
      // The call answers the value that it takes.
      const saved = reply.value as Setting<V>;
      take(saved);
      return setTold({ text: text(wanted === value ? 'hub.setting.saved' : 'hub.setting.joined'), isDone: true });
    }
    const current = reply.kind === 'refused' ? (reply.problem.current as Setting<V> | undefined) : undefined;
    if (current) {
      const joined = joinSettings(base.value, wanted, current.value);
      const isWhole = joined !== null && (check?.(joined) ?? null) === null;
      return isWhole ? save(current.revision, joined) : setTheirs(current);
    }
    const isMisfit = reply.kind === 'refused' && reply.problem.error === 'INVALID_BODY';
    setTold({ text: text(isMisfit ? 'hub.setting.misfit' : failureOf(reply)), isDone: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = check?.(value) ?? null;
    if (problem) return setTold({ text: problem, isDone: false });
    void save(base.revision);
  };

  return (
    <HubSection aria-labelledby={`setting-${name}`}>
      <h2 id={`setting-${name}`}>{text(`hub.${name}.title`)}</h2>
      <p>{text(`hub.${name}.text`)}</p>
      {mayChange ? null : <Notice>{text('hub.setting.refused')}</Notice>}
      <form onSubmit={submit} style={{ display: 'grid', gap: '1.5rem' }}>
        <Fragment key={edition}>{children(value, change)}</Fragment>
        <div aria-live="polite">
          {told ? <Notice tone={told.isDone ? 'success' : 'error'}>{told.text}</Notice> : null}
          {isChanged && !told ? <p>{text('hub.setting.unsaved')}</p> : null}
        </div>
        {mayChange ? (
          <HubActions>
            <Button type="submit" isBusy={busy}>
              {text('hub.setting.save')}
            </Button>
            {isChanged ? (
              <Button variant="outline" onClick={() => take(base)}>
                {text('hub.setting.reset')}
              </Button>
            ) : null}
          </HubActions>
        ) : null}
      </form>
      {theirs ? (
        <Dialog isOpen onClose={() => setTheirs(null)} title={text('hub.conflict.title')} closeLabel={text('hub.conflict.later')}>
          <p>{text('hub.conflict.text')}</p>
          <ConflictTable mine={describe(value)} theirs={describe(theirs.value)} />
          <HubActions>
            <Button onClick={() => void save(theirs.revision)}>{text('hub.conflict.mine')}</Button>
            <Button variant="outline" onClick={() => take(theirs)}>
              {text('hub.conflict.theirs')}
            </Button>
          </HubActions>
        </Dialog>
      ) : null}
    </HubSection>
  );
}
