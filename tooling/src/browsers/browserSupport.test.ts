import { findMinima } from './browserList.ts';
import { checkGate } from './checkGate.ts';
import { collectStyles } from './collectStyles.ts';
import { findNewerScript } from './findNewerScript.ts';
import { createStyleReader } from './findNewerStyle.ts';
import { collectNewerNames } from './scriptFeatures.ts';

/** Fixed versions: the list of the workspace moves on. */
const MINIMA = findMinima(['chrome 98', 'edge 98', 'firefox 97', 'safari 15.4', 'ios_saf 15.4']);
const names = collectNewerNames(MINIMA);
const readStyle = createStyleReader(MINIMA);
const inScript = (text: string) => findNewerScript(text, names).map(({ feature }) => feature);
const inStyle = (sheet: string) => readStyle(sheet).map(({ feature }) => feature);

describe('the list of browsers', () => {
  it('is that of the workspace, with the same versions on telephones', () => {
    const { chrome, chrome_android: android, firefox, safari } = findMinima();
    expect([chrome, firefox, safari].every((version) => Number(version) > 16)).toBe(true);
    expect(android).toBe(chrome);
  });
});

describe('a built script', () => {
  it.each([
    ['let a=URL.canParse(b)', ['URL.canParse']],
    ['self.URL.parse(b)', ['URL.parse']],
    ['Map["groupBy"](a,b)', ['Map.groupBy']],
    ['const {groupBy:c}=Object', ['Object.groupBy']],
    ['a.toSorted(b)', ['.toSorted()']],
    ['x(new Set(a).union(b))', ['.union()']],
    ['cookieStore.get(a)', ['cookieStore']],
    ['new Intl.DurationFormat(a)', ['Intl.DurationFormat']],
    ['AbortSignal.timeout(9)', ['AbortSignal.timeout']],
  ])('%s asks for what is newer', (text, features) => {
    expect(inScript(text)).toEqual(features);
  });

  it.each(['a.at(-1)', 'structuredClone(a)', 'new URL(a)', 'a.map(b)', 'JSON.parse(a)', 'class A{#b=a??=b}'])(
    '%s asks for nothing new',
    (text) => expect(inScript(text)).toEqual([]),
  );

  it('with a syntax that older browsers cannot read is refused as a whole', () => {
    expect(() => inScript('a=/[a--b]/v')).toThrow(SyntaxError);
    expect(() => inScript('{using a=b}')).toThrow(SyntaxError);
  });
});

describe('a built style', () => {
  it.each([
    ['a{initial-letter:3}', ['initial-letter']],
    ['a{color:light-dark(red,/**/)}', ['light-dark()']],
    ['a{@starting-style{opacity:0}}', ['@starting-style']],
    ['a:has(b){color:red}', [':has']],
    ['a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ])('%s asks for what is newer', (sheet, features) => expect(inStyle(sheet)).toEqual(features));

  it.each([
    'a{color:red;inline-size:min(1px,2vw)}',
    '@supports (initial-letter: 3){a{initial-letter:3}}',
    'Use this: it is a sentence; not a style.',
    '{"a":"Programme","b":"Programme: {{filters}}","c":"order: none"}',
  ])('%s asks for nothing new', (sheet) => expect(inStyle(sheet)).toEqual([]));

  it('is found in styled components and in sheets the server writes', () => {
    const script = 'let a=styled.div(["color:",";gap:1px;"],b),c=styled.p(["margin:0;"]),d=`e{color:${f};}`,g="no style"';
    expect(collectStyles(script)).toEqual(['color:/**/;gap:1px;', 'margin:0;', 'e{color:/**/;}']);
  });
});

describe('the question that the first script asks', () => {
  const list = findMinima(['chrome 125', 'edge 125', 'firefox 126', 'safari 17.5', 'ios_saf 17.5']);
  const asks = (question: string) => checkGate(`if(!CSS.supports('${question}'))a=1`, list);

  it('lets pass exactly the browsers of the list', () => {
    expect(asks('(zoom:1)and (width:round(1px,1px))and (color:light-dark(red,red))')).toEqual([]);
    expect(asks('(width:round(1px,1px))and (color:light-dark(red,red))')).toEqual([
      'the first script lets firefox pass from 120 on, the list begins with 126',
    ]);
    expect(checkGate('if(![].at)a=1', list)).toHaveLength(1);
  });
});
