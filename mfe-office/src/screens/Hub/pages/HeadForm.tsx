import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { changePageTextsCall, PageNode, PageTexts } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { ConflictTable } from '../settings/ConflictTable.tsx';
import { useMarkUnsaved } from '../useUnsavedGuard.ts';
import { BothFields } from './BothFields.tsx';
import { HeadPreviews } from './HeadPreviews.tsx';
import { changesOf, fetchHeads, HEAD_FIELDS, type Heads, joinHeads } from './heads.ts';
import { ShareCardField } from './ShareCardField.tsx';
import { useEntryOf } from './useEntryOf.ts';

const THEMES = ['cc01', 'cc02', 'cc03'] as const;

interface HeadFormProps {
  page: PageNode;
  mayEdit: boolean;
  isDirect: boolean;
  onSaved: (texts: Pick<PageNode, 'is_landing_page' | 'has_draft'>) => void;
}

/** What search engines and shared links say of a page, in both languages beside each other; drafts like its texts. */
export function HeadForm({ page, mayEdit, isDirect, onSaved }: HeadFormProps) {
  const text = useText();
  const { signals } = useHost();
  const [base, setBase] = useState<Heads | null>(null);
  const [heads, setHeads] = useState<Heads | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<HubFailure | 'hub.pages.headSaved' | 'hub.setting.saved' | null>(null);
  const [theirs, setTheirs] = useState<Heads | null>(null);

  const take = (found: Heads | HubFailure) => {
    if (typeof found === 'string') return setTold(found);
    setBase(found);
    setHeads(found);
  };
  useMarkUnsaved('head', base !== null && heads !== null && isChanged(base, heads));
  const [entry, setEntry] = useEntryOf(heads?.de.image?.base);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void fetchHeads(signals, page.id).then(take);
  });
  if (!heads || !base)
    return told ? <Notice tone="error">{text(told)}</Notice> : <p role="status">{text('hub.pages.loading')}</p>;

  const both = (part: Partial<PageTexts>) => setHeads({ de: { ...heads.de, ...part }, en: { ...heads.en, ...part } });
  const write = (field: (typeof HEAD_FIELDS)[number], values: Record<Language, string>) =>
    setHeads({ de: { ...heads.de, [field]: values.de }, en: { ...heads.en, [field]: values.en } });
  const save = async (on: Heads, wanted: Heads): Promise<void> => {
    setBusy(true);
    setTold(null);
    setTheirs(null);
    const outcome = await sendHeads(signals, page.id, on, wanted);
    setBusy(false);
    setHeads(outcome.heads);
    if (outcome.kind === 'clash') return setTheirs(outcome.theirs);
    if (outcome.kind === 'failed') return setTold(outcome.why);
    setBase(outcome.heads);
    setTold(isDirect ? 'hub.setting.saved' : 'hub.pages.headSaved');
    onSaved({ is_landing_page: outcome.heads.de.is_landing_page, has_draft: outcome.hasDraft });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(base, heads);
  };
  const values = (field: (typeof HEAD_FIELDS)[number]) => ({ de: heads.de[field], en: heads.en[field] });
  return (
    <>
      {mayEdit ? <ShareCardField heads={heads} entry={entry} onChange={setHeads} onEntry={setEntry} /> : null}
      <DialogForm onSubmit={submit}>
        <BothFields
          id="head-title"
          label={text('hub.pages.head.meta_title')}
          values={values('meta_title')}
          isRequired={false}
          onChange={(next) => write('meta_title', next)}
        />
        <BothFields
          id="head-text"
          label={text('hub.pages.head.meta_description')}
          values={values('meta_description')}
          isRequired={false}
          isLong
          maxLength={1_000}
          onChange={(next) => write('meta_description', next)}
        />
        {LANGUAGES.map((lang) => (
          <HeadPreviews
            key={lang}
            lang={lang}
            texts={heads[lang]}
            title={page.titles[lang]}
            url={page.urls[lang] ?? `/${lang}`}
            entry={entry}
          />
        ))}
        <Tick
          type="checkbox"
          id="head-landing"
          checked={heads.de.is_landing_page}
          onChange={({ target }) => both({ is_landing_page: target.checked })}
        >
          {text('hub.pages.landing')}
        </Tick>
        <ThemeField theme={heads.de.theme} onChange={(theme) => both({ theme })} />
        <div data-wide="" aria-live="polite">
          {told ? (
            <Notice tone={told === 'hub.pages.headSaved' || told === 'hub.setting.saved' ? 'success' : 'error'}>
              {text(told)}
            </Notice>
          ) : (
            <p>{text(isDirect ? 'hub.pages.headDirect' : 'hub.pages.headText')}</p>
          )}
          {theirs ? (
            <HeadConflict
              mine={linesOf(heads, text)}
              theirs={linesOf(theirs, text)}
              onKeep={() => void save(theirs, heads)}
              onTake={() => {
                setBase(theirs);
                setHeads(theirs);
                setTheirs(null);
              }}
            />
          ) : null}
        </div>
        {mayEdit ? (
          <HubActions data-wide="">
            <Button type="submit" isBusy={busy}>
              {text('hub.setting.save')}
            </Button>
          </HubActions>
        ) : null}
      </DialogForm>
    </>
  );
}

function isChanged(base: Heads, heads: Heads): boolean {
  return LANGUAGES.some((lang) => Object.keys(changesOf(base[lang], heads[lang])).length > 0);
}

/** The texts as a table of conflicts shows them. */
function linesOf(heads: Heads, text: ReturnType<typeof useText>) {
  return LANGUAGES.flatMap((lang) => [
    ...HEAD_FIELDS.map((field) => ({ label: `${text(`hub.pages.head.${field}`)} (${lang})`, text: heads[lang][field] })),
    { label: `${text('hub.pages.card.title')} (${lang})`, text: heads[lang].image?.alt || (heads[lang].image?.base ?? '') },
  ]);
}

type SaveOutcome =
  | { kind: 'saved'; heads: Heads; hasDraft: boolean }
  | { kind: 'clash'; heads: Heads; theirs: Heads }
  | { kind: 'failed'; heads: Heads; why: HubFailure };

/**
 * Saves one language after the other, because both share one revision. What only others have changed is taken over;
 * the same field in both is a clash. `heads` is what the form shows afterwards.
 */
async function sendHeads(signals: SignalBus, id: number, on: Heads, wanted: Heads): Promise<SaveOutcome> {
  let revision = on.de.revision;
  let saved = on;
  for (const lang of LANGUAGES) {
    const body = changesOf(on[lang], wanted[lang]);
    if (Object.keys(body).length === 0) continue;
    const at = { id, lang, body, ifMatch: revision };
    const reply = await callHub<typeof changePageTextsCall>(signals, addresses.changePageTexts, at);
    if (reply.kind !== 'done') {
      const isOld = reply.kind === 'refused' && reply.problem.current !== undefined;
      const found = isOld ? await fetchHeads(signals, id) : null;
      if (!found || typeof found === 'string') return { kind: 'failed', heads: wanted, why: failureOf(reply) };
      const { heads: joined, isClash } = joinHeads(saved, wanted, found);
      return isClash ? { kind: 'clash', heads: joined, theirs: found } : sendHeads(signals, id, found, joined);
    }
    revision = reply.value.revision;
    saved = { ...saved, [lang]: reply.value };
  }
  const heads = { de: { ...saved.de, revision }, en: { ...saved.en, revision } };
  return { kind: 'saved', heads, hasDraft: wanted.de.is_changed || saved.en.is_changed || saved.de.is_changed };
}

type Theme = PageTexts['theme'];

function ThemeField({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const text = useText();
  return (
    <FieldFrame id="head-theme" label={text('hub.pages.theme')} help={undefined} error={undefined}>
      <select
        id="head-theme"
        value={theme ?? ''}
        onChange={({ target }) => onChange(THEMES.find((each) => each === target.value) ?? null)}
      >
        <option value="">{text('hub.pages.themeOfHouse')}</option>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {text(`hub.design.theme.${each}`)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface HeadConflictProps extends Pick<ComponentProps<typeof ConflictTable>, 'mine' | 'theirs'> {
  onKeep: () => void;
  onTake: () => void;
}

/** Asks whose texts stay where somebody else has changed the same field. */
function HeadConflict({ mine, theirs, onKeep, onTake }: HeadConflictProps) {
  const text = useText();
  return (
    <Notice tone="error" title={text('hub.conflict.title')}>
      <p>{text('hub.pages.headConflict')}</p>
      <ConflictTable mine={mine} theirs={theirs} />
      <HubActions>
        <Button onClick={onKeep}>{text('hub.conflict.mine')}</Button>
        <Button variant="outline" onClick={onTake}>
          {text('hub.conflict.theirs')}
        </Button>
      </HubActions>
    </Notice>
  );
}
