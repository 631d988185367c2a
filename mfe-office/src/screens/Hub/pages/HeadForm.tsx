import type { changePageTextsCall, PageNode, PageTexts } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { HUB_CALLS } from '../hubCalls.ts';
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
  const isChanged =
    base !== null && heads !== null && LANGUAGES.some((lang) => Object.keys(changesOf(base[lang], heads[lang])).length > 0);
  useMarkUnsaved('head', isChanged);
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
        const found = isOld ? await fetchHeads(signals, page.id) : null;
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
  const values = (field: (typeof HEAD_FIELDS)[number]) => ({ de: heads.de[field], en: heads.en[field] });
  const lines = (of: Heads) =>
    LANGUAGES.flatMap((lang) => [
      ...HEAD_FIELDS.map((field) => ({ label: `${text(`hub.pages.head.${field}`)} (${lang})`, text: of[lang][field] })),
      { label: `${text('hub.pages.card.title')} (${lang})`, text: of[lang].image?.alt || (of[lang].image?.base ?? '') },
    ]);

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
    </>
  );
}
