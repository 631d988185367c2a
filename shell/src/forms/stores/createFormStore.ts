import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { houseDayAt } from '@spielplan/shared-contracts/rules/wall-time';
import { checkFieldOf, checkForm, findEmail } from '../domain/checkForm.ts';
import { entryValues } from '../domain/entryValues.ts';
import type { FieldFault, FieldFaults, FormProblem } from '../domain/formFaults.ts';
import type { FormValue, FormValues, FormView } from '../domain/formView.ts';
import { initialValues } from '../domain/initialValues.ts';
import type { PostedForm } from '../domain/postedForm.ts';
import { takeOverDraft } from '../domain/takeOverDraft.ts';
import type { FormClient } from '../transport/formClient.ts';
import { createUploads, postedUploads, type Upload } from './createUploads.ts';
import type { DraftMemory } from './formDraft.ts';

export interface FormState {
  values: FormValues;
  /** What is wrong, as far as it is shown. */
  faults: FieldFaults;
  uploads: Readonly<Record<string, Upload>>;
  phase: 'editing' | 'sending' | 'sent';
  problem: FormProblem | null;
  /**
   * What was wrong when sending was last refused; it stays
   * while one corrects it, so that the page does not jump.
   */
  summary: FieldFaults;
  /** How often sending was refused here or by the provider; each time the summary takes the focus. */
  refusals: number;
  /** Whether scripts have taken the form over. */
  isAlive: boolean;
  /** What was typed before the page was left is back. */
  isRestored: boolean;
}

export interface SubmitOptions {
  /**
   * Slugs of fields whose control holds something that is no value of its kind, such as half a date.
   */
  unreadable: ReadonlySet<string>;
  honeypot: string;
}

export interface FormStore extends StoreApi<FormState> {
  /** Scripts have taken the form over: what was typed earlier in this session comes back. */
  wake(): void;
  change(slug: string, value: FormValue): void;
  /** The visitor leaves a field: it is checked where they changed it. */
  leave(slug: string, isUnreadable: boolean): void;
  /** Uploads a chosen file, or forgets the one there is. */
  chooseFile(slug: string, file: File | null): void;
  /** Checks everything, waits for uploads under way and sends once; while sending it does nothing. */
  submit(options: SubmitOptions): Promise<void>;
  /** Starts an empty form. */
  startAgain(): void;
}

interface FormStoreOptions {
  form: FormView;
  posted?: PostedForm | undefined;
  client: FormClient;
  drafts: DraftMemory;
  /** Epoch ms. */
  now: () => number;
  /** Epoch ms at which the visitor first saw the form. */
  appearedAt: number;
}

/** One filling-in of a form, from the first letter to the success. */
export function createFormStore({ form, posted, client, drafts, now, appearedAt }: FormStoreOptions): FormStore {
  const { fields } = form;
  const fieldOf = (slug: string) => fields.find((field) => field.slug === slug);
  const store = createStore<FormState>(() => ({
    values: { ...initialValues(fields), ...posted?.values },
    faults: posted?.faults ?? {},
    summary: posted?.faults ?? {},
    uploads: postedUploads(posted?.files),
    phase: 'editing',
    problem: posted?.problem ?? null,
    refusals: 0,
    isAlive: false,
    isRestored: false,
  }));
  const { getState: get, setState: set } = store;
  let startedAt = appearedAt;
  const changed = new Set<string>();
  // One id for one content: what is sent again unchanged
  // is taken down once, what was changed meanwhile again.
  let sending = { content: '', id: '' };

  function show(slug: string, fault: FieldFault | null): void {
    const { [slug]: _, ...others } = get().faults;
    set({ faults: fault ? { ...others, [slug]: fault } : others });
  }

  const uploads = createUploads({ client, posted: posted?.files, fieldOf, set: (all) => set({ uploads: all }), show });

  function refuse(outcome: { faults?: FieldFaults; problem?: FormProblem }): void {
    const { faults = {}, problem = null } = outcome;
    uploads.forget(Object.keys(faults).filter((slug) => faults[slug] === 'file'));
    set({ phase: 'editing', faults, summary: faults, problem, refusals: get().refusals + 1 });
  }

  function check(unreadable: ReadonlySet<string>): FieldFaults {
    const { values } = get();
    const files = Object.fromEntries(fields.filter(({ kind }) => kind === 'file').map(({ slug }) => [slug, uploads.idOf(slug)]));
    const faults: FieldFaults = checkForm(fields, { ...values, ...files }, houseDayAt(now()));
    const failed = uploads.faults();
    return Object.fromEntries(
      fields.flatMap(({ slug }) => {
        const fault = failed[slug] ?? (unreadable.has(slug) ? 'invalid' : faults[slug]);
        return fault ? [[slug, fault] as const] : [];
      }),
    );
  }

  return {
    ...store,
    wake() {
      set({ isAlive: true });
      const draft = posted ? null : drafts.read();
      if (!draft) return;
      const values = takeOverDraft(fields, draft.values);
      startedAt = draft.startedAt;
      if (values) set({ values: { ...get().values, ...values }, isRestored: true });
    },
    change(slug, value) {
      if (get().phase !== 'editing') return;
      const values = { ...get().values, [slug]: value };
      set({ values });
      changed.add(slug);
      drafts.write({ values, startedAt });
      const email = findEmail(fields);
      const twin = slug === email?.slug ? fields.find(({ kind }) => kind === 'emailconfirm') : undefined;
      for (const field of [fieldOf(slug), twin]) {
        if (field && get().faults[field.slug]) show(field.slug, checkFieldOf(fields, field, values, houseDayAt(now())));
      }
    },
    leave(slug, isUnreadable) {
      const field = fieldOf(slug);
      if (!field || field.kind === 'file' || get().phase !== 'editing') return;
      // Leaving an untouched field reports nothing; sending the form does.
      if (!changed.has(slug) && !isUnreadable && !get().faults[slug]) return;
      show(slug, isUnreadable ? 'invalid' : checkFieldOf(fields, field, get().values, houseDayAt(now())));
    },
    chooseFile(slug, file) {
      if (get().phase !== 'editing') return;
      show(slug, null);
      uploads.choose(slug, file);
    },
    async submit({ unreadable, honeypot }) {
      if (get().phase !== 'editing') return;
      set({ phase: 'sending', problem: null });
      await uploads.settled();
      const faults = check(unreadable);
      if (Object.keys(faults).length > 0) return refuse({ faults });
      const fieldValues = entryValues(fields, get().values, uploads.ids());
      const content = JSON.stringify(fieldValues);
      if (sending.content !== content) sending = { content, id: randomUuid() };
      const outcome = await client.send({
        form: form.id,
        field_values: fieldValues,
        submission_id: sending.id,
        elapsed_ms: Math.max(0, now() - startedAt),
        ...(honeypot && { website: honeypot }),
      });
      if (outcome.kind !== 'sent') return refuse(outcome);
      drafts.forget();
      set({ phase: 'sent', faults: {}, problem: null });
    },
    startAgain() {
      uploads.forget(Object.keys(get().uploads));
      drafts.forget();
      startedAt = now();
      changed.clear();
      set({
        ...store.getInitialState(),
        uploads: {},
        values: initialValues(fields),
        faults: {},
        summary: {},
        problem: null,
        isAlive: true,
      });
    },
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
