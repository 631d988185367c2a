import { applyMutant, findMutants } from './findMutants.ts';

const mutantsOf = (source: string) => findMutants(source).map((mutant) => applyMutant(source, mutant));

it.each([
  ['a === b;', ['a !== b;']],
  ['a < 3;', ['a <= 3;', 'a < 4;']],
  ['a ?? b;', ['a;']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['x = a ? b : c;', ['x = !(a) ? b : c;']],
  ['x = !a;', ['x = a;']],
  ['x = true;', ['x = false;']],
  ["// Grüße\nconst ä = 'ö' + y;", ["// Grüße\nconst ä = 'ö' - y;"]],
])('%s has its mutants, each in its place', (source, mutants) => {
  expect(mutantsOf(source)).toEqual(mutants);
  // Offsets of the parser go on from source to source.
  expect(mutantsOf(source)).toEqual(mutants);
});

it('an arrow function with a type parameter is no markup where there is none', () => {
  const source = 'const f = <T>(a: T, b: T) => a === b;';
  expect(findMutants(source, false).map((mutant) => applyMutant(source, mutant))).toEqual([source.replace('===', '!==')]);
  expect(() => findMutants(source)).toThrow('Syntax Error');
});

it.each(["import a from 'b';", 'type A = 1 | true;', 'let a: 3;', "const a = 'b';"])('%s has none', (source) => {
  expect(mutantsOf(source)).toEqual([]);
});
