import { FORM_FIELD_TYPES, formEntryRequestSchema, formFieldSchema } from './forms.ts';

describe('forms', () => {
  it('know the numbers that the specification names', () => {
    expect(FORM_FIELD_TYPES.file).toBe(9);
    expect([FORM_FIELD_TYPES.checkboxList, FORM_FIELD_TYPES.multipleSelect]).toEqual([5, 7]);
    expect(new Set(Object.values(FORM_FIELD_TYPES)).size).toBe(Object.keys(FORM_FIELD_TYPES).length);
  });

  it('fill in what a field leaves out', () => {
    const field = formFieldSchema.parse({ id: 1, label: 'Name', slug: 'name', field_type: 1, required: true, visible: true });
    expect(field).toMatchObject({ choices: [], default: '', placeholder_text: '', help_text: '' });
  });

  it('take texts, numbers, ticks, lists and nothing as values, and no objects', () => {
    const entry = (value: unknown) => formEntryRequestSchema.safeParse({ form: 1, field_values: { a: value } }).success;
    expect([entry('x'), entry(3), entry(true), entry(['a', 'b']), entry(null)]).toEqual([true, true, true, true, true]);
    expect([entry({ a: 1 }), entry([1]), entry('x'.repeat(20_001))]).toEqual([false, false, false]);
  });
});
