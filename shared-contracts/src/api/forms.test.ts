import { FORM_FIELD_TYPES, FORM_FILE_TYPES, formEntryRequestSchema, formFieldSchema, formProblemSchema } from './forms.ts';

describe('forms', () => {
  it('know the numbers on the wire (product.md section 5)', () => {
    expect(FORM_FIELD_TYPES.file).toBe(9);
    expect([FORM_FIELD_TYPES.checkboxList, FORM_FIELD_TYPES.multipleSelect]).toEqual([5, 7]);
    expect(new Set(Object.values(FORM_FIELD_TYPES)).size).toBe(Object.keys(FORM_FIELD_TYPES).length);
  });

  it('fill in what a field leaves out', () => {
    const field = formFieldSchema.parse({ id: 1, label: 'Name', slug: 'name', field_type: 1, required: true, visible: true });
    expect(field).toMatchObject({
      choices: [],
      default: '',
      placeholder_text: '',
      help_text: '',
      max_length: null,
      min: null,
      max: null,
    });
  });

  it('take texts, numbers, ticks, lists and nothing as values, and no objects', () => {
    const entry = (value: unknown) => formEntryRequestSchema.safeParse({ form: 1, field_values: { a: value } }).success;
    expect([entry('x'), entry(3), entry(true), entry(['a', 'b']), entry(null)]).toEqual([true, true, true, true, true]);
    expect([entry({ a: 1 }), entry([1]), entry('x'.repeat(20_001))]).toEqual([false, false, false]);
  });

  it('name a kind of field for everything that a form of the house asks', () => {
    const named = [
      'text',
      'textarea',
      'email',
      'number',
      'date',
      'select',
      'radio',
      'checkboxList',
      'checkbox',
      'file',
      'hidden',
    ];
    expect(Object.keys(FORM_FIELD_TYPES)).toEqual(expect.arrayContaining([...named, 'consent', 'heading']));
  });

  it('take neither a drawing that may hold a script nor a web page', () => {
    expect(Object.keys(FORM_FILE_TYPES).filter((type) => /svg|html|xml$/.test(type))).toEqual([]);
  });

  it('may carry a key against doubles and what gives a machine away', () => {
    const entry = (extra: object) => formEntryRequestSchema.safeParse({ form: 1, field_values: {}, ...extra }).success;
    expect(entry({ submission_id: 'c9a3f6b2-55c8-4a2e-9d38-6f3b7ad21f10', website: '', elapsed_ms: 40_000 })).toBe(true);
    expect([entry({ submission_id: 'once' }), entry({ elapsed_ms: -1 })]).toEqual([false, false]);
  });

  it('say of each field what is wrong with it', () => {
    const problem = { error: 'INVALID_BODY', code: 'SP-1004', field: 'name', fields: { name: 'required', tag: 'no_choice' } };
    expect(formProblemSchema.safeParse(problem).success).toBe(true);
    expect(formProblemSchema.safeParse({ ...problem, fields: { name: 'bad' } }).success).toBe(false);
  });
});
