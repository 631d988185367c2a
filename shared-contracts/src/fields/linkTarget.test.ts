import { toLinkTarget } from './linkTarget.ts';

it.each([
  ['example.org', 'https://example.org'],
  ['example.org/plan.pdf', 'https://example.org/plan.pdf'],
  ['Dokument2.docx', null],
  ['Plan.final.pdf', null],
  ['#_ftn1', null],
  ['#_Toc12345', null],
  ['/de/besuch#_ftn1', '/de/besuch'],
  ['/de/besuch#anfahrt', '/de/besuch#anfahrt'],
  ['https://example.org/text.html#_ftn1', 'https://example.org/text.html#_ftn1'],
  ['file:///C:/Users/x/Dokument1.docx#_ftn1', null],
  ['about:blank#_ftn1', null],
  ['#anfahrt', '#anfahrt'],
  ['kasse@müller.example', 'mailto:kasse@müller.example'],
])('%s leads to %s', (typed, target) => {
  expect(toLinkTarget(typed)).toBe(target);
});
