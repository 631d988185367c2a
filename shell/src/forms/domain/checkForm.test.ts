import { FORM_FAULTS } from '@spielplan/shared-contracts/api';
import type { FormFieldType } from '@spielplan/shared-contracts/api';
import { CHOICES, sampleField, sampleView } from '../testing/sampleForm.ts';
import { houseDayAt } from '@spielplan/shared-contracts/rules/wall-time';
import { checkForm } from './checkForm.ts';
import { FAULT_NAMES } from './formFaults.ts';
import type { FormValue } from './formView.ts';

const TODAY = '2026-11-21';

function check(kind: FormFieldType, value: FormValue, rest: object = {}) {
  const { fields } = sampleView([sampleField(kind, 'x', { choices: CHOICES, ...rest })]);
  const faults = checkForm(fields, { x: value, email2: value }, TODAY);
  return faults['x'] ?? null;
}

describe('a field of a form', () => {
  it.each<[FormFieldType, FormValue, string | null, object?]>([
    ['text', 'Ufer', null],
    ['text', 'x'.repeat(501), 'too_long'],
    ['text', '👩‍🎤', null, { max_length: 4 }],
    ['text', 'a\u0007b', null],
    ['email', 'ada@müller.example', null],
    ['email', 'ada@-müller.example', 'invalid'],
    ['text', 'a\nb', null],
    ['textarea', 'a\nb', null],
    ['textarea', 'x'.repeat(5_001), 'too_long'],
    ['email', 'ute@altwasser.example', null],
    ['email', ' ute@altwasser.example ', null],
    ['email', 'ute@altwasser', 'invalid'],
    ['email', 'ute.altwasser.example', 'invalid'],
    ['email', 'ute@-altwasser.example', 'invalid'],
    ['url', 'https://altwasser.example/atelier', null],
    ['url', 'www.altwasser.example', null],
    ['url', 'altwasser.example:8080/x', null],
    ['url', 'javascript:alert(1)', 'invalid'],
    ['url', 'ftp://altwasser.example', 'invalid'],
    ['url', 'kein Link', 'invalid'],
    ['number', '12', null, { min: 5, max: 35 }],
    ['number', '5', null, { min: 5 }],
    ['number', '4', 'out_of_range', { min: 5 }],
    ['number', '35,5', 'out_of_range', { max: 35 }],
    ['number', '-1', 'out_of_range', { min: 0 }],
    ['number', 'viele', 'invalid'],
    ['date', '2028-02-29', null],
    ['date', '2026-02-29', 'invalid'],
    ['date', '0026-02-01', 'invalid'],
    ['dateTime', '2026-12-24T18:30', null],
    ['dateTime', '2026-12-24', 'invalid'],
    ['dateTime', '2026-12-24T25:00', 'invalid'],
    ['birthday', TODAY, null],
    ['birthday', '2026-11-22', 'invalid'],
    ['select', 'a', null],
    ['select', 'c', 'no_choice'],
    ['radio', 'b', null],
    ['radio', 'c', 'no_choice'],
  ])('%s with %j: %s', (kind, value, fault, ...[rest]) => {
    expect(check(kind, value, rest)).toBe(fault);
  });

  it.each<[FormFieldType, FormValue]>([
    ['text', ''],
    ['text', '   '],
    ['textarea', '\n'],
    ['email', ''],
    ['select', ''],
    ['radio', ''],
    ['checkboxList', []],
    ['multipleSelect', []],
    ['checkbox', false],
    ['consent', false],
    ['file', null],
    ['date', ''],
    ['number', ''],
  ])('that is required is missing: %s with %j; elsewhere it may be', (kind, value) => {
    expect(check(kind, value, { required: true })).toBe('required');
    expect(check(kind, value)).toBeNull();
  });

  it.each<[FormFieldType, object]>([
    ['text', { visible: false }],
    ['file', { visible: false }],
    ['hidden', {}],
    ['heading', {}],
  ])('nobody sees does not block: %s %j (R52)', (kind, rest) => {
    expect(check(kind, '', { required: true, ...rest })).toBeNull();
  });

  it('of a number that nobody knows is a text', () => {
    const { fields } = sampleView([{ ...sampleField('text', 'x', { required: true }), field_type: 99 }]);
    expect([fields[0]?.kind, checkForm(fields, { x: '' }, TODAY)]).toEqual(['text', { x: 'required' }]);
  });
});

describe('the repeated e-mail address (R52)', () => {
  const withEmail = (rest: object = {}) => sampleView([sampleField('email', 'email', rest), sampleField('text', 'name')]).fields;

  it('is part of every form, behind the address where there is one', () => {
    expect(withEmail().map(({ slug }) => slug)).toEqual(['email', 'email2', 'name']);
    const fields = sampleView([sampleField('text', 'name')]).fields;
    expect(fields.map(({ slug, kind, isRequired }) => [slug, kind, isRequired])).toEqual([
      ['name', 'text', undefined],
      ['email2', 'emailconfirm', undefined],
    ]);
  });

  it.each([
    ['a@b.example', 'a@b.example', {}],
    ['A@b.example', ' a@B.example ', {}],
    ['', '', {}],
    ['a@b.example', 'c@d.example', { email2: 'mismatch' }],
    ['a@b.example', '', { email2: 'mismatch' }],
    ['', 'a@b.example', { email2: 'mismatch' }],
    ['a@b', 'a@b', { email: 'invalid', email2: 'invalid' }],
    ['a@b', '', { email: 'invalid', email2: 'mismatch' }],
  ])('%j and %j: %j', (email, email2, faults) => {
    expect(checkForm(withEmail(), { email, email2, name: '' }, TODAY)).toEqual(faults);
  });

  it('may be empty while the address is, which alone is missing then', () => {
    const empty = { email: '', email2: '', name: '' };
    expect(checkForm(withEmail({ required: true }), empty, TODAY)).toEqual({ email: 'required' });
  });

  it('blocks nothing where the form asks for no address, or for one that nobody sees', () => {
    const values = { email: '', email2: 'a@b.example', name: '' };
    expect(checkForm(sampleView([sampleField('text', 'name')]).fields, values, TODAY)).toEqual({});
    expect(checkForm(withEmail({ visible: false }), values, TODAY)).toEqual({});
  });
});

it('finds everything at once, in the order of the form', () => {
  const fields = sampleView([
    sampleField('text', 'b', { required: true }),
    sampleField('text', 'a', { required: true }),
    sampleField('email', 'email', { required: true }),
  ]).fields;
  expect(Object.keys(checkForm(fields, { a: '', b: '', email: '', email2: 'x' }, TODAY))).toEqual(['b', 'a', 'email', 'email2']);
});

it('knows the contract’s names of what can be wrong', () => {
  expect(FAULT_NAMES).toEqual(FORM_FAULTS);
});

it.each([
  ['2026-07-31T22:30:00Z', '2026-08-01'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('today is the Berlin day: at %s it is %s', (instant, day) => {
  expect(houseDayAt(Date.parse(instant))).toBe(day);
});
