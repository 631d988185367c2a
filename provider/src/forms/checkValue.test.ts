import { FORM_FIELD_TYPES, type FormFieldType } from '@spielplan/shared-contracts/api';
import { checkValue, type FieldRow, type FieldValue } from './checkValue.ts';

const TODAY = '2026-08-01';
const NONE = { de: '', en: '' };
const CHOICES = ['a', 'b', 'c'].map((value) => ({ value, label: { de: value, en: value } }));

function field(kind: FormFieldType, more: Partial<FieldRow> = {}): FieldRow {
  const texts = { label: NONE, defaultValue: NONE, placeholderText: NONE, helpText: NONE };
  const bounds = { maxLength: null, minValue: null, maxValue: null };
  const place = { id: 1, formId: 1, position: 1, slug: 'x' };
  return {
    ...place,
    fieldType: FORM_FIELD_TYPES[kind],
    required: false,
    visible: true,
    choices: CHOICES,
    ...texts,
    ...bounds,
    ...more,
  };
}

const good: [FormFieldType, FieldValue, FieldValue][] = [
  ['text', '  Ada  ', 'Ada'],
  ['text', '', null],
  ['text', '   ', null],
  ['textarea', 'eins\nzwei\n', 'eins\nzwei'],
  ['email', 'ada@altwasser.example', 'ada@altwasser.example'],
  ['email', "o'brien+karten@mail.altwasser.example", "o'brien+karten@mail.altwasser.example"],
  ['url', 'https://altwasser.example/a?b=c', 'https://altwasser.example/a?b=c'],
  ['checkbox', true, true],
  ['checkbox', '', false],
  ['consent', false, false],
  ['select', 'b', 'b'],
  ['radio', '', null],
  ['checkboxList', ['b', 'a', 'b'], ['b', 'a']],
  ['checkboxList', [], null],
  ['multipleSelect', ['c'], ['c']],
  ['date', '2028-02-29', '2028-02-29'],
  ['birthday', '1912-06-23', '1912-06-23'],
  ['birthday', TODAY, TODAY],
  ['dateTime', '2026-10-25T02:30', '2026-10-25T02:30'],
  ['number', '12', 12],
  ['number', ' 12,5 ', 12.5],
  ['number', 0, 0],
  ['number', '-3', -3],
  ['hidden', 'website', 'website'],
  ['heading', '', null],
  ['file', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['text', 'zwei\nZeilen', 'zwei Zeilen'],
  ['textarea', 'a\u0007b', 'ab'],
  ['textarea', 'a\r\nb\u2028c', 'a\nb\nc'],
  ['email', 'ada@müller.example', 'ada@xn--mller-kva.example'],
];

it.each(good)('a %s takes %j as %j', (kind, given, value) => {
  expect(checkValue(field(kind), given, TODAY)).toEqual({ value });
});

const bad: [FormFieldType, FieldValue, string][] = [
  ['text', 7, 'invalid'],
  ['text', true, 'invalid'],
  ['text', ['a'], 'invalid'],
  ['text', 'x'.repeat(501), 'too_long'],
  ['text', 'halb \ud800', 'invalid'],
  ['email', 'ada@mül ler.example', 'invalid'],
  ['textarea', 'x'.repeat(5_001), 'too_long'],
  ['email', 'ada', 'invalid'],
  ['email', 'ada@localhost', 'invalid'],
  ['email', 'a@b.example, c@d.example', 'invalid'],
  ['email', 'ada@altwasser.example\nBcc: x@y.example', 'invalid'],
  ['url', 'javascript:alert(1)', 'invalid'],
  ['url', 'altwasser.example', 'invalid'],
  ['checkbox', 'ja', 'invalid'],
  ['consent', 1, 'invalid'],
  ['select', 'd', 'no_choice'],
  ['select', ['a'], 'no_choice'],
  ['radio', 'constructor', 'no_choice'],
  ['checkboxList', ['a', 'd'], 'no_choice'],
  ['checkboxList', 'a', 'invalid'],
  ['multipleSelect', ['__proto__'], 'no_choice'],
  ['date', '2027-02-29', 'invalid'],
  ['date', '01-08-2026', 'invalid'],
  ['date', '1899-12-31', 'invalid'],
  ['birthday', '2026-08-02', 'invalid'],
  ['dateTime', '2026-03-29T02:30', 'invalid'],
  ['dateTime', '2026-08-01T24:00', 'invalid'],
  ['dateTime', '2026-08-01', 'invalid'],
  ['number', '12a', 'invalid'],
  ['number', '1e9', 'invalid'],
  ['number', true, 'invalid'],
  ['heading', 'x', 'invalid'],
  ['file', '../../etc/passwd', 'file'],
  ['file', 'x'.repeat(40), 'file'],
];

it.each(bad)('a %s refuses %j: %s', (kind, given, fault) => {
  expect(checkValue(field(kind), given, TODAY)).toEqual({ fault });
});

it.each([
  ['text', ''],
  ['checkbox', false],
  ['consent', null],
  ['checkboxList', []],
  ['file', null],
  ['number', ''],
] as const)('a %s that must be filled in is not by %j', (kind, given) => {
  expect(checkValue(field(kind, { required: true }), given as FieldValue, TODAY)).toEqual({ fault: 'required' });
});

it('a field that nobody sees cannot be missing, but must fit', () => {
  expect(checkValue(field('text', { required: true, visible: false }), null, TODAY)).toEqual({ value: null });
  expect(checkValue(field('hidden', { required: true }), null, TODAY)).toEqual({ value: null });
  expect(checkValue(field('email', { required: true, visible: false }), 'ada', TODAY)).toEqual({ fault: 'invalid' });
});

it('a field’s own bounds count, the ends included', () => {
  const pupils = field('number', { minValue: 5, maxValue: 35 });
  expect([5, 35, 4, 36].map((count) => checkValue(pupils, count, TODAY))).toEqual([
    { value: 5 },
    { value: 35 },
    { fault: 'out_of_range' },
    { fault: 'out_of_range' },
  ]);
  expect(checkValue(field('text', { maxLength: 3 }), 'äöü', TODAY)).toEqual({ value: 'äöü' });
  expect(checkValue(field('text', { maxLength: 3 }), 'äöüß', TODAY)).toEqual({ fault: 'too_long' });
});

it('a number that the contract does not list is a text', () => {
  expect(checkValue({ ...field('text'), fieldType: 99 }, 'x', TODAY)).toEqual({ value: 'x' });
});
