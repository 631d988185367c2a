import { hintFor } from './followChange.ts';

it('a refusal of a key that shells do not know says how it comes to be known, other refusals say no such thing', () => {
  expect(hintFor('SP-3016 signed by nobody who may', 'garden')).toContain('npm run keys -- add garden <key>');
  expect(hintFor('SP-3003 The route "a" is there twice.', 'garden')).toBe('');
});
