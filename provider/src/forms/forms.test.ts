import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import {
  FORM_FIELD_TYPES,
  type Form,
  type FormEntryRequest,
  type FormField,
  formCall,
  formNamesCall,
  callPath,
  formProblemSchema,
  submitFormCall,
} from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { formEntries, forms, uploads } from '../platform/database/schema/index.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../testing/testProvider.ts';
import { removeExpired } from '../media/uploads/removeExpired.ts';
import { PDF } from '../media/uploads/testing/sampleFiles.ts';
import { sendFile, upload } from '../media/uploads/testing/sendFile.ts';

let provider: TestProvider;
let visitor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider({ formRateLimit: 10_000, formEntryRetentionDays: 30 });
  visitor = await newVisitor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const FORM_IDS = [1, 2, 3, 4, 5];
const CONTACT = 1;
const RESIDENCY = 3;

it('editors choose a form by its name, one that is offline as well, and visitors are not told', async () => {
  const path = callPath(formNamesCall, { lang: 'en' });
  expect((await visitor.get(path)).status).toBe(401);
  const editor = await newEditor(provider.url);
  const { db } = provider.context;
  await db.update(forms).set({ isOnline: false }).where(eq(forms.id, RESIDENCY));
  try {
    const named = formNamesCall.answer.parse(await (await editor.get(path)).json());
    expect(named.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(FORM_IDS);
    const { title } = await readForm(CONTACT, 'en');
    expect(named).toContainEqual({ id: CONTACT, name: title, is_online: true });
    expect(named.filter(({ is_online: isOnline }) => !isOnline).map(({ id }) => id)).toEqual([RESIDENCY]);
  } finally {
    await db.update(forms).set({ isOnline: true }).where(eq(forms.id, RESIDENCY));
  }
});

async function readForm(id: number, lang: Language = 'de'): Promise<Form> {
  return formCall.answer.parse(await (await fetch(`${provider.url}/${lang}/api/forms/${id}/`)).json());
}

/** Fills in every field as a visitor would. */
async function fillIn(id: number, by = visitor): Promise<FormEntryRequest['field_values']> {
  const { fields } = await readForm(id);
  const entries = [];
  for (const field of fields)
    if (field.field_type !== FORM_FIELD_TYPES.heading) entries.push([field.slug, await answerTo(field, by)]);
  return Object.fromEntries(entries);
}

async function answerTo(
  { field_type: type, choices, default: preset, min }: FormField,
  by: Visitor,
): Promise<FormEntryRequest['field_values'][string]> {
  const first = choices[0]?.value ?? '';
  switch (type) {
    case FORM_FIELD_TYPES.email:
      return 'ada@altwasser.example';
    case FORM_FIELD_TYPES.checkbox:
    case FORM_FIELD_TYPES.consent:
      return true;
    case FORM_FIELD_TYPES.checkboxList:
    case FORM_FIELD_TYPES.multipleSelect:
      return [first];
    case FORM_FIELD_TYPES.select:
    case FORM_FIELD_TYPES.radio:
      return first;
    case FORM_FIELD_TYPES.date:
    case FORM_FIELD_TYPES.birthday:
      return '1990-05-17';
    case FORM_FIELD_TYPES.dateTime:
      return '2026-09-17T10:30';
    case FORM_FIELD_TYPES.number:
      return String(min ?? 3);
    case FORM_FIELD_TYPES.url:
      return 'https://altwasser.example/atelier';
    case FORM_FIELD_TYPES.file:
      return (await upload(by, PDF, 'Mappe.pdf')).id;
    default:
      return preset || 'Ufer';
  }
}

function send(body: object, lang: Language = 'de', by = visitor): Promise<Response> {
  return by.send('POST', `/${lang}/api/forms-entries/`, body);
}

async function taken(response: Response): Promise<number> {
  const answer = await response.json();
  expect([response.status, answer]).toEqual([201, { id: expect.any(Number) }]);
  return submitFormCall.answer.parse(answer).id;
}

async function refused(response: Response, fields: object): Promise<void> {
  const problem = formProblemSchema.parse(await response.json());
  expect([response.status, problem.fields]).toEqual([400, fields]);
  expect(problem).toMatchObject({ error: 'INVALID_BODY', code: 'SP-1004', field: Object.keys(fields)[0] });
}

const rowOf = async (id: number) => (await provider.context.db.select().from(formEntries).where(eq(formEntries.id, id)))[0];
const countEntries = async () => (await provider.context.db.select().from(formEntries)).length;

describe('The forms of the house', () => {
  it.each(LANGUAGES)('are all there in %s, with words for everything', async (lang) => {
    for (const id of FORM_IDS) {
      const { title, intro, fields } = await readForm(id, lang);
      expect(title && intro).toBeTruthy();
      for (const { label, choices } of atLeastOne(fields)) expect(label && choices.every((choice) => choice.label)).toBeTruthy();
      expect(new Set(fields.map(({ slug }) => slug)).size).toBe(fields.length);
    }
  });

  it('ask every kind of question that the contract knows', async () => {
    const all = await Promise.all(FORM_IDS.map((id) => readForm(id)));
    const kinds = new Set(all.flatMap(({ fields }) => fields.map((field) => field.field_type)));
    expect([...kinds].sort((a, b) => a - b)).toEqual(Object.values(FORM_FIELD_TYPES));
  });

  it('that are not there or not online are not found', async () => {
    await provider.context.db.insert(forms).values({ title: { de: 'x', en: 'x' }, intro: { de: '', en: '' }, isOnline: false });
    for (const id of ['99', '0', 'x', '6', '99999999999'])
      expect((await fetch(`${provider.url}/de/api/forms/${id}/`)).status).toBe(404);
    for (const form of [99, 6, 2_147_483_648, Number.MAX_SAFE_INTEGER])
      expect((await send({ form, field_values: {} })).status).toBe(404);
  });
});

describe('An entry', () => {
  it.each(FORM_IDS.flatMap((id) => LANGUAGES.map((lang) => ({ id, lang }))))(
    'in form $id in $lang is kept with its language and moment',
    async ({ id, lang }) => {
      const fieldValues = await fillIn(id);
      const row = await rowOf(await taken(await send({ form: id, field_values: fieldValues }, lang)));
      expect(row).toMatchObject({ formId: id, lang, createdAt: new Date(provider.clock.now()) });
      expect(Object.keys(row?.fieldValues ?? {}).toSorted()).toEqual(Object.keys(fieldValues).toSorted());
    },
  );

  it('names everything that is wrong, in the order of the form', async () => {
    const values = {
      ...(await fillIn(CONTACT)),
      anliegen: 'umtausch',
      name: ' ',
      email: 'ada',
      nachricht: 'x'.repeat(3_001),
      datenschutz: false,
    };
    await refused(await send({ form: CONTACT, field_values: { ...values, geheim: 'x', constructor: 'y' } }), {
      anliegen: 'no_choice',
      name: 'required',
      email: 'invalid',
      nachricht: 'too_long',
      datenschutz: 'required',
      geheim: 'unknown',
      constructor: 'unknown',
    });
  });

  it('whose second e-mail address differs is stopped; the same one is not kept', async () => {
    const values = await fillIn(CONTACT);
    await refused(await send({ form: CONTACT, field_values: { ...values, email2: 'eva@altwasser.example' } }), {
      email2: 'mismatch',
    });
    await refused(await send({ form: CONTACT, field_values: { ...values, email2: '' } }), { email2: 'mismatch' });
    const row = await rowOf(
      await taken(await send({ form: CONTACT, field_values: { ...values, email2: ' Ada@Altwasser.example' } })),
    );
    expect(row?.fieldValues).not.toHaveProperty('email2');
  });

  it('sent twice is taken down once, one after the other or at once', async () => {
    const before = await countEntries();
    const body = { form: RESIDENCY, field_values: await fillIn(RESIDENCY), submission_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const ids = new Set(await Promise.all(answers.map(taken)));
    ids.add(await taken(await send(body)));
    expect(ids.size).toBe(1);
    expect(await countEntries()).toBe(before + 1);
    expect((await send({ ...body, submission_id: 'einmal' })).status).toBe(400);
  });

  it.each([{ website: 'https://spam.example' }, { elapsed_ms: 40 }])(
    'of a machine (%j) is forgotten without a word',
    async (trap) => {
      const before = await countEntries();
      const id = await taken(await send({ form: CONTACT, field_values: {}, ...trap }));
      expect(await rowOf(id)).toBeUndefined();
      expect(await countEntries()).toBe(before);
      expect(
        await taken(await send({ form: CONTACT, field_values: await fillIn(CONTACT), website: '', elapsed_ms: 9_000 })),
      ).toBeGreaterThan(id);
    },
  );

  it('takes only files of the same visitor, each once, and leaves them when it fails', async () => {
    const values = await fillIn(RESIDENCY);
    const stranger = await newVisitor(provider.url);
    await refused(await send({ form: RESIDENCY, field_values: values }, 'de', stranger), {
      arbeitsproben: 'file',
      lebenslauf: 'file',
    });
    await sendFile(stranger, PDF);
    await refused(await send({ form: RESIDENCY, field_values: values }, 'de', stranger), {
      arbeitsproben: 'file',
      lebenslauf: 'file',
    });
    const before = await countEntries();
    const double = { ...values, lebenslauf: values['arbeitsproben'] ?? null };
    expect((await send({ form: RESIDENCY, field_values: double })).status).toBe(400);
    await refused(await send({ form: RESIDENCY, field_values: { ...values, titel: '' } }), { titel: 'required' });
    expect(await countEntries()).toBe(before);
    await taken(await send({ form: RESIDENCY, field_values: values }));
    expect((await send({ form: RESIDENCY, field_values: values })).status).toBe(400);
    provider.clock.forward(25 * 60);
    const late = await fillIn(RESIDENCY);
    provider.clock.forward(25 * 60);
    expect((await send({ form: RESIDENCY, field_values: late })).status).toBe(400);
  });

  it.each([
    ['no form', { field_values: {} }, 'form'],
    ['no values', { form: 1 }, 'field_values'],
    ['a list of values', { form: 1, field_values: [] }, 'field_values'],
    ['a value that is a thing', { form: 1, field_values: { name: { de: 'x' } } }, 'field_values'],
    ['a text without end', { form: 1, field_values: { name: 'x'.repeat(20_001) } }, 'field_values'],
    ['a NUL', { form: 1, field_values: { name: 'a\0b' } }, 'field_values'],
  ])('with %s is refused', async (_, body, field) => {
    const response = await send(body);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'INVALID_BODY', field })]);
  });

  it('with half a character, or without a token, is refused', async () => {
    await refused(await send({ form: CONTACT, field_values: { ...(await fillIn(CONTACT)), name: 'a\ud800' } }), {
      name: 'invalid',
    });
    const response = await fetch(`${provider.url}/de/api/forms-entries/`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(403);
    const large = 'x'.repeat(19_000);
    expect(
      (
        await send({
          form: CONTACT,
          field_values: Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`a${index}`, large])),
        })
      ).status,
    ).toBe(413);
  });

  it('goes with its files when its time is over', async () => {
    const values = await fillIn(RESIDENCY);
    const id = await taken(await send({ form: RESIDENCY, field_values: values }));
    const original = join(provider.context.configuration.dataDir, 'uploads/originals', String(values['arbeitsproben']));
    provider.clock.forward(29 * 24 * 60);
    await removeExpired(provider.context);
    expect([(await rowOf(id))?.id, existsSync(original)]).toEqual([id, true]);
    provider.clock.forward(2 * 24 * 60);
    expect((await removeExpired(provider.context)).entries).toBeGreaterThan(0);
    expect([await rowOf(id), existsSync(original)]).toEqual([undefined, false]);
    expect(await provider.context.db.select().from(uploads).where(eq(uploads.formEntryId, id))).toEqual([]);
  });
});

it(
  'too many entries of one visitor are slowed down',
  async () => {
    const strict = await startTestProvider({ formRateLimit: 2 });
    const eager = await newVisitor(strict.url);
    const once = () => eager.send('POST', '/de/api/forms-entries/', { form: 99, field_values: {} });
    expect([(await once()).status, (await once()).status, (await once()).status]).toEqual([404, 404, 429]);
    expect((await sendFile(eager, PDF)).status).toBe(201);
    await strict.close();
  },
  START_TIMEOUT_MS,
);
