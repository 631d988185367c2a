import type { changePageTextsCall, PageNode, PageTexts, pageTextsCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { HUB_CALLS } from '../hubCalls.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { ConflictTable } from '../settings/ConflictTable.tsx';
import { BothFields } from './BothFields.tsx';
import { HeadPreviews } from './HeadPreviews.tsx';

type Heads = Record<Language, PageTexts>;
const THEMES = ['cc01', 'cc02', 'cc03'] as const;
const FIELDS = ['meta_title', 'meta_description'] as const;

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
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void readHeads(signals, page.id).then(take);
  });
  if (!heads || !base)
    return told ? <Notice tone="error">{text(told)}</Notice> : <p role="status">{text('hub.pages.loading')}</p>;

  const both = (part: Partial<PageTexts>) => setHeads({ de: { ...heads.de, ...part }, en: { ...heads.en, ...part } });
  const write = (field: (typeof FIELDS)[number], values: Record<Language, string>) =>
    setHeads({ de: { ...heads.de, [field]: values.de }, en: { ...heads.en, [field]: values.en } });
  /** One language after the other: both share one revision. What only others have changed is taken over; the same field asks. */
  const save = async (on: Heads, wanted: Heads): Promise<void> => {
    setBusy(true);
    setTold(null);
    setTheirs(null);
    let revision = on.de.revision;
    let saved = on;
    for (const lang of LANGUAGES) {
      const body = changesOf(on[lang], wanted[lang]);
      if (Object.keys(body).length === 0) continue;
      const at = { id: page.id, lang, body, ifMatch: revision };
      const reply = await callHub<typeof changePageTextsCall>(signals, HUB_CALLS.changePageTexts, at);
      if (reply.kind !== 'done') {
        const isOld = reply.kind === 'refused' && reply.problem.current !== undefined;
        const found = isOld ? await readHeads(signals, page.id) : null;
        if (found && typeof found !== 'string') {
          const { heads: joined, isClash } = joinHeads(saved, wanted, found);
          setHeads(joined);
          if (!isClash) return save(found, joined);
          setBusy(false);
          return setTheirs(found);
        }
        setBusy(false);
        return setTold(failureOf(reply));
      }
      revision = reply.value.revision;
      saved = { ...saved, [lang]: reply.value };
    }
    setBusy(false);
    const now = { de: { ...saved.de, revision }, en: { ...saved.en, revision } };
    setBase(now);
    setHeads(now);
    setTold(isDirect ? 'hub.setting.saved' : 'hub.pages.headSaved');
    onSaved({
      is_landing_page: wanted.de.is_landing_page,
      has_draft: wanted.de.is_changed || saved.en.is_changed || saved.de.is_changed,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(base, heads);
  };
  const values = (field: (typeof FIELDS)[number]) => ({ de: heads.de[field], en: heads.en[field] });
  const lines = (of: Heads) =>
    LANGUAGES.flatMap((lang) =>
      FIELDS.map((field) => ({ label: `${text(`hub.pages.head.${field}`)} (${lang})`, text: of[lang][field] })),
    );

  return (
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
        <HeadPreviews key={lang} lang={lang} texts={heads[lang]} title={page.titles[lang]} url={page.urls[lang] ?? `/${lang}`} />
      ))}
      <Tick
        type="checkbox"
        id="head-landing"
        checked={heads.de.is_landing_page}
        onChange={({ target }) => both({ is_landing_page: target.checked })}
      >
        {text('hub.pages.landing')}
      </Tick>
      <FieldFrame id="head-theme" label={text('hub.pages.theme')} help={undefined} error={undefined}>
        <select
          id="head-theme"
          value={heads.de.theme ?? ''}
          onChange={({ target }) => both({ theme: THEMES.find((theme) => theme === target.value) ?? null })}
        >
          <option value="">{text('hub.pages.themeOfHouse')}</option>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {text(`hub.design.theme.${theme}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div data-wide="" aria-live="polite">
        {told ? (
          <Notice tone={told === 'hub.pages.headSaved' || told === 'hub.setting.saved' ? 'success' : 'error'}>
            {text(told)}
          </Notice>
        ) : (
          <p>{text(isDirect ? 'hub.pages.headDirect' : 'hub.pages.headText')}</p>
        )}
        {theirs ? (
          <Notice tone="error" title={text('hub.conflict.title')}>
            <p>{text('hub.pages.headConflict')}</p>
            <ConflictTable mine={lines(heads)} theirs={lines(theirs)} />
            <HubActions>
              <Button onClick={() => void save(theirs, heads)}>{text('hub.conflict.mine')}</Button>
              <Button
                variant="outline"
                onClick={() => {
                  setBase(theirs);
                  setHeads(theirs);
                  setTheirs(null);
                }}
              >
                {text('hub.conflict.theirs')}
              </Button>
            </HubActions>
          </Notice>
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
  );
}

async function readHeads(signals: SignalBus, id: number): Promise<Heads | HubFailure> {
  const of = (lang: Language) => callHub<typeof pageTextsCall>(signals, HUB_CALLS.pageTexts, { id, lang });
  const [de, en] = await Promise.all([of('de'), of('en')]);
  if (de.kind !== 'done') return failureOf(de);
  return en.kind === 'done' ? { de: de.value, en: en.value } : failureOf(en);
}

const OWN = [...FIELDS, 'is_landing_page', 'theme'] as const;

/** What was typed of the fields of this form. */
function changesOf(before: PageTexts, after: PageTexts) {
  return Object.fromEntries(OWN.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]));
}

/** Theirs with what was changed here; a clash where both have changed the same field to something else. */
function joinHeads(before: Heads, mine: Heads, theirs: Heads): { heads: Heads; isClash: boolean } {
  const changes = { de: changesOf(before.de, mine.de), en: changesOf(before.en, mine.en) };
  return {
    heads: { de: { ...theirs.de, ...changes.de }, en: { ...theirs.en, ...changes.en } },
    isClash: LANGUAGES.some((lang) =>
      OWN.some((key) => key in changes[lang] && theirs[lang][key] !== before[lang][key] && theirs[lang][key] !== mine[lang][key]),
    ),
  };
}
