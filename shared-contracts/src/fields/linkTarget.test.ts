import { toLinkTarget } from './linkTarget.ts';

it.each([
  ['example.org', 'https://example.org'],
  ['example.org/plan.pdf', 'https://example.org/plan.pdf'],
  ['Dokument2.docx', null],
  ['Plan.final.pdf', null],
  ['#_ftn1', null],
  ['#_Toc12345', null],
  ['#anfahrt', '#anfahrt'],
  ['kasse@müller.example', 'mailto:kasse@müller.example'],
])('%s leads to %s', (typed, target) => {
  expect(toLinkTarget(typed)).toBe(target);
});
