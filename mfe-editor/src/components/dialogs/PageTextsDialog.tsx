import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { describeProblem, type FieldProblem } from '@spielplan/shared-contracts/rules/field-rules';
import { Button, Dialog, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost, useStore } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ConflictChoice } from '../../domain/workspace/decide.ts';
import { ruleOf } from '../../domain/workspace/workspace.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import type { PageTextsStore, TextClash } from '../../stores/createPageTexts.ts';
import { TEXT_LIMITS, TEXT_NAMES, type TextName } from '../../transport/createPageTextsCalls.ts';
import { ComparedTexts } from './ComparedTexts.tsx';
import { useArrivingFocus } from './useArrivingFocus.ts';

/** The titles and descriptions of the page in both languages beside each other; saving makes a draft of them. */
export function PageTextsDialog({ session, store }: { session: EditingSession; store: PageTextsStore }) {
  const text = useText();
  const { kind, known, clashes, typed, refused } = useStore(store);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => void store.load(), [store]);

  const titleless = LANGUAGES.filter((lang) => (typed[lang].title ?? known[lang]?.title ?? '').trim() === '');
  const hasTyped = LANGUAGES.some((lang) => Object.keys(typed[lang]).length > 0);
  const end = () => session.ui.setState({ layer: null });
  const close = () => {
    end();
    if (hasTyped) session.say('head.kept');
  };
  const discard = () => {
    store.discard();
    end();
  };
  const save = async () => {
    setIsChecked(true);
    if (kind === 'saving' || titleless.length > 0) return;
    if (!(await store.save())) return;
    end();
  };
  const isThere = known.de !== undefined && known.en !== undefined;
  useArrivingFocus(isThere);
  return (
    <Dialog isOpen onClose={close} title={text('head.title')} closeLabel={text('dialog.close')}>
      {kind === 'loading' ? <p role="status">{text('head.loading')}</p> : null}
      {kind === 'gone' ? <p>{text('head.gone')}</p> : null}
      {kind === 'failed' ? <Notice tone="error">{text('head.failed')}</Notice> : null}
      {clashes.length > 0 ? (
        <Notice tone="error" title={text('head.clash')}>
          {clashes.map((clash) => (
            <ClashedText key={`${clash.lang} ${clash.name}`} store={store} clash={clash} mine={typed[clash.lang][clash.name]} />
          ))}
        </Notice>
      ) : null}
      {isThere ? (
        <>
          {TEXT_NAMES.map((name) => (
            <Pair key={name} role="group" aria-label={text(`head.field.${name}`)}>
              {LANGUAGES.map((lang) => (
                <TextField
                  key={lang}
                  store={store}
                  lang={lang}
                  name={name}
                  problem={
                    isChecked && name === 'title' && titleless.includes(lang)
                      ? { rule: 'required' }
                      : refused?.lang === lang && refused.name === name
                        ? ruleOf(refused.problem)
                        : undefined
                  }
                />
              ))}
            </Pair>
          ))}
          <Button isBusy={kind === 'saving'} disabled={clashes.length > 0} onClick={() => void save()}>
            {text('head.save')}
          </Button>
          {hasTyped ? (
            <Button variant="outline" onClick={discard}>
              {text('head.discard')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** Both texts and the three ways on, as with a field of a block. */
function ClashedText({ store, clash, mine }: { store: PageTextsStore; clash: TextClash; mine: string | undefined }) {
  const text = useText();
  const { lang, name, theirs } = clash;
  const label = text('head.in', { field: text(`head.field.${name}`), language: text(`head.lang.${lang}`) });
  // The buttons go with what was to be decided; the field has what came of it.
  const decide = (way: ConflictChoice) => {
    store.decide(clash, way);
    document.getElementById(idOf(lang, name))?.focus();
  };
  return (
    <Clash role="group" aria-label={label}>
      <strong>{label}</strong>
      <ComparedTexts
        sides={[
          { label: text('conflict.mine'), value: mine },
          { label: text('conflict.theirs'), value: theirs },
        ]}
      />
      <div>
        <Button onClick={() => decide('mine')}>{text('conflict.takeMine')}</Button>
        <Button onClick={() => decide('theirs')}>{text('conflict.takeTheirs')}</Button>
        <Button onClick={() => decide('both')}>{text('conflict.takeBoth')}</Button>
      </div>
    </Clash>
  );
}

interface TextFieldProps {
  store: PageTextsStore;
  lang: Language;
  name: TextName;
  problem: FieldProblem | undefined;
}

function TextField({ store, lang, name, problem }: TextFieldProps) {
  const text = useText();
  const { lang: own } = useHost();
  const id = idOf(lang, name);
  const value = useStore(store, ({ known, typed }) => typed[lang][name] ?? known[lang]?.[name] ?? '');
  const limit = TEXT_LIMITS[name];
  const control = {
    id,
    lang,
    value,
    maxLength: limit,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-error` : `${id}-help`,
    onChange: ({ target }: { target: { value: string } }) => store.type(lang, name, target.value),
  };
  return (
    <FieldFrame
      id={id}
      label={text('head.in', { field: text(`head.field.${name}`), language: text(`head.lang.${lang}`) })}
      help={text('field.count', { count: value.length, limit })}
      error={problem && describeProblem(problem, own)}
    >
      {name === 'meta_description' ? <textarea rows={4} {...control} /> : <input {...control} />}
    </FieldFrame>
  );
}

function idOf(lang: Language, name: TextName): string {
  return `head-${name}-${lang}`;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(2)};
  inline-size: 100%;
`;

const Clash = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;
