import { Button, Notice, VisuallyHidden } from '@spielplan/shared-ui/components';
import { useHost, useStore } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { findEmail } from '../domain/checkForm.ts';
import { formAnchor, HONEYPOT_NAME, SEEN_NAME, fieldName } from '../domain/formNames.ts';
import type { FormProblem } from '../domain/formFaults.ts';
import type { FieldView, FormView } from '../domain/formView.ts';
import type { PostedForm } from '../domain/postedForm.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { FormSent } from './FormSent.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useFieldLeaving } from './useFieldLeaving.ts';
import { useFormStore } from './useFormStore.ts';

interface HouseFormProps {
  form: FormView;
  posted?: PostedForm | undefined;
  /** The level of headings inside the form. */
  level: 2 | 3 | 4;
}

/** What to do about a problem where to try again is not all. */
const ADVICE: Partial<Record<FormProblem, 'form.problem.reload' | 'form.problem.machines'>> = {
  changed: 'form.problem.reload',
  review: 'form.problem.machines',
};

/**
 * A form of the house. It works as plain HTML; with scripts it
 * checks while one types, uploads at once and stays on the page.
 */
export function HouseForm({ form, posted, level }: HouseFormProps) {
  const text = useText();
  const { lang } = useHost();
  const base = useId();
  const element = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLDivElement>(null);
  const store = useFormStore(form, posted, lang, element);
  const { values, faults, summary: refused, uploads, phase, problem, refusals, isAlive, isRestored } = useStore(store);
  const whenReleased = useFieldLeaving();
  const { fields } = form;
  const idOf = (field: FieldView) => `${base}-${fields.indexOf(field)}`;
  const needsEmail = findEmail(fields)?.isRequired ?? false;
  const isSending = phase === 'sending';

  // On every refusal and on nothing else: while one corrects a field the focus stays there.
  useEffect(() => {
    if (refusals > 0 || posted) summaryBox.current?.focus();
  }, [refusals, posted]);

  if (phase === 'sent') {
    return <FormSent level={level} takesFocus onAgain={store.startAgain} action={form.action} />;
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const honeypot = new FormData(event.currentTarget).get(HONEYPOT_NAME);
    void store.submit({
      unreadable: getUnreadable(event.currentTarget, fields),
      honeypot: typeof honeypot === 'string' ? honeypot : '',
    });
  };
  const problemNotice = problem ? (
    <Notice tone={problem === 'review' ? 'info' : 'error'} title={text(`form.problem.${problem}`)}>
      <p>{text(ADVICE[problem] ?? 'form.problem.kept')}</p>
      {problem === 'changed' ? <a href={form.action}>{text('form.problem.open')}</a> : null}
    </Notice>
  ) : null;
  const isFirstView = refusals === 0;

  return (
    <Fields
      ref={element}
      method="post"
      action={`${form.action}#${formAnchor(form.id)}`}
      encType="multipart/form-data"
      aria-label={form.title}
      // The browser validates until the script runs; then the form shows its own messages.
      noValidate={isAlive}
      onSubmit={submit}
    >
      {isFirstView ? problemNotice : null}
      {fields.some(({ slug }) => refused[slug]) ? (
        <ErrorSummary ref={summaryBox} {...{ fields, values, idOf, level }} faults={refused} />
      ) : null}
      {isRestored ? <Restored hasFiles={fields.some(({ kind }) => kind === 'file')} onClear={store.startAgain} /> : null}
      {posted && !posted.files && fields.some(({ kind }) => kind === 'file') ? <p>{text('form.filesAgain')}</p> : null}
      {fields.map((field) => (
        <FormField
          key={field.slug}
          field={field}
          id={idOf(field)}
          value={values[field.slug] ?? null}
          fault={faults[field.slug]}
          upload={uploads[field.slug]}
          fileTypes={form.fileTypes}
          level={level}
          isExpected={field.kind === 'emailconfirm' && needsEmail}
          onChange={store.change}
          onLeave={(slug, isUnreadable) => whenReleased(() => store.leave(slug, isUnreadable))}
          onChoose={store.chooseFile}
        />
      ))}
      <Honeypot />
      {posted ? <input type="hidden" name={SEEN_NAME} value={posted.seenAt} /> : null}
      {isFirstView ? null : problemNotice}
      <div>
        <Button type="submit" isBusy={isSending}>
          {text(isSending ? 'form.sending' : problem ? 'form.retry' : 'form.send')}
        </Button>
        <VisuallyHidden role="status">{isSending ? text('form.sending') : ''}</VisuallyHidden>
      </div>
    </Fields>
  );
}

/** Tells that an earlier entry was restored: another person may have typed it in this browser. */
function Restored({ hasFiles, onClear }: { hasFiles: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <Notice title={text('form.restored')}>
      {hasFiles ? <p>{text('form.filesAgain')}</p> : null}
      <Button variant="outline" onClick={onClear}>
        {text('form.clear')}
      </Button>
    </Notice>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-inline-size: 44rem;

  > p {
    margin: 0;
  }

  > :is(h2, h3, h4) {
    margin: ${space(3)} 0 0;
    padding-block-start: ${space(2)};
    border-block-start: 2px solid currentcolor;
    font-size: ${fontSize.title};
  }

  input[data-short] {
    inline-size: min(100%, 18rem);
  }
`;

/**
 * The slugs of fields whose control holds something that the browser
 * cannot read, such as half a date; its value is empty then.
 */
function getUnreadable(form: HTMLFormElement, fields: readonly FieldView[]): ReadonlySet<string> {
  const unreadable = fields.filter(({ slug }) => {
    const control = form.elements.namedItem(fieldName(slug));
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
  return new Set(unreadable.map(({ slug }) => slug));
}
