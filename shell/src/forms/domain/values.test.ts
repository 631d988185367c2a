import type { FormFieldType } from '@spielplan/shared-contracts/api';
import { CHOICES, sampleField, sampleView } from '../testing/sampleForm.ts';
import { entryValues } from './entryValues.ts';
import { fieldName } from './formNames.ts';
import { initialValues } from './initialValues.ts';
import { filesIn, parseFormData } from './parseFormData.ts';
import { parseRefusal, parseUploadRefusal } from './refusals.ts';
import { takeOverDraft } from './takeOverDraft.ts';

describe('what a field starts with (product.md section 5)', () => {
  it.each<[FormFieldType, string, unknown]>([
    ['file', 'x', null],
    ['checkboxList', 'a', ['a']],
    ['checkboxList', '', []],
    ['checkboxList', 'c', []],
    ['multipleSelect', 'b', ['b']],
    ['multipleSelect', '', []],
    ['select', 'a', 'a'],
    ['select', 'c', ''],
    ['radio', 'b', 'b'],
    ['text', 'Ufer', 'Ufer'],
    ['text', '', ''],
    ['hidden', 'website', 'website'],
    ['checkbox', 'true', true],
    ['checkbox', '', false],
    ['consent', 'true', false],
  ])('%s with the default %j: %j', (kind, preset, value) => {
    const { fields } = sampleView([sampleField(kind, 'x', { default: preset, choices: CHOICES })]);
    expect(initialValues(fields)['x']).toEqual(value);
  });

  it('leaves headings out, and gives the repeated address nothing', () => {
    expect(initialValues(sampleView([sampleField('heading', 'teil')]).fields)).toEqual({ email2: '' });
  });
});

const { fields } = sampleView([
  sampleField('text', 'name'),
  sampleField('textarea', 'text'),
  sampleField('url', 'website'),
  sampleField('checkbox', 'ja'),
  sampleField('consent', 'ok'),
  sampleField('checkboxList', 'liste', { choices: CHOICES }),
  sampleField('file', 'mappe'),
  sampleField('heading', 'teil'),
]);

describe('a form as HTML posts it', () => {
  it('is read by the kind of each field', () => {
    const data = new FormData();
    data.append(fieldName('name'), 'Ute');
    data.append(fieldName('text'), 'eins\r\nzwei');
    data.append(fieldName('ok'), 'true');
    data.append(fieldName('liste'), 'a');
    data.append(fieldName('liste'), 'b');
    data.append(fieldName('mappe'), new File([], ''));
    const values = parseFormData(fields, data);
    expect(values).toEqual({
      name: 'Ute',
      text: 'eins\nzwei',
      website: '',
      ja: false,
      ok: true,
      liste: ['a', 'b'],
      mappe: null,
      email2: '',
    });
    expect(filesIn(fields, data).size).toBe(0);
  });

  it('brings its files along', () => {
    const data = new FormData();
    data.append(fieldName('mappe'), new File(['x'], 'Mappe.pdf'));
    expect(filesIn(fields, data).get('mappe')?.name).toBe('Mappe.pdf');
  });
});

it('sends every value under its slug, files by their ids and web addresses whole', () => {
  const values = { ...initialValues(fields), name: 'Ute', website: 'altwasser.example', liste: ['a'] };
  expect(entryValues(fields, values, { mappe: 'id-1' })).toEqual({
    name: 'Ute',
    text: '',
    website: 'https://altwasser.example',
    ja: false,
    ok: false,
    liste: ['a'],
    mappe: 'id-1',
    email2: '',
  });
});

describe('a draft of an earlier visit', () => {
  it('comes back as far as the form still asks for it', () => {
    expect(takeOverDraft(fields, { name: 'Ute', gone: 'x', liste: 'a', mappe: 'x', ok: true })).toEqual({
      name: 'Ute',
      ok: true,
    });
  });

  it('that holds nothing is none', () => {
    expect(takeOverDraft(fields, initialValues(fields))).toBeNull();
  });
});

describe('why the provider refuses', () => {
  it.each([
    [400, { fields: { name: 'required', mappe: 'file' } }, { kind: 'faults', faults: { name: 'required', mappe: 'file' } }],
    [400, { fields: { name: 'haunted' } }, { kind: 'faults', faults: { name: 'invalid' } }],
    [400, { fields: { gone: 'unknown' } }, { kind: 'failed', problem: 'changed' }],
    [400, { error: 'INVALID_BODY' }, { kind: 'failed', problem: 'away' }],
    [404, null, { kind: 'failed', problem: 'changed' }],
    [413, null, { kind: 'failed', problem: 'tooLarge' }],
    [429, null, { kind: 'failed', problem: 'busy' }],
    [503, null, { kind: 'failed', problem: 'away' }],
    [403, null, { kind: 'failed', problem: 'away' }],
  ])('an entry, with %d %j: %j', (status, body, outcome) => {
    expect(parseRefusal(status, body)).toEqual(outcome);
  });

  it.each([
    [413, 'file_size'],
    [415, 'file_type'],
    [429, 'file_busy'],
    [503, 'file_failed'],
  ])('a file, with %d: %s', (status, fault) => {
    expect(parseUploadRefusal(status)).toEqual({ kind: 'failed', fault });
  });
});
