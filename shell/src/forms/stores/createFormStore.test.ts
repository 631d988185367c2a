import { sampleField, sampleView } from '../testing/sampleForm.ts';
import { createFormStore } from './createFormStore.ts';

describe('a birthday', () => {
  // At 23:30 UTC it is the next day in Berlin already, whatever day it is where the visitor is.
  it.each([
    ['2026-08-01', undefined],
    ['2026-08-02', 'invalid'],
  ])('of %s is checked by the day it is in Berlin', (day, fault) => {
    const store = createFormStore({
      form: sampleView([sampleField('birthday', 'geburtstag')]),
      client: { send: () => Promise.reject(new Error('Nothing is sent.')), upload: () => Promise.resolve({ kind: 'cancelled' }) },
      drafts: { read: () => null, write: () => undefined, forget: () => undefined },
      now: () => Date.parse('2026-07-31T23:30:00Z'),
      appearedAt: 0,
    });
    store.change('geburtstag', day);
    store.leave('geburtstag', false);
    expect(store.getState().faults.geburtstag).toBe(fault);
  });
});
