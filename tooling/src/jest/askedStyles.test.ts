import { createRequire } from 'node:module';

interface Page {
  window: Window & typeof globalThis;
}
const require = createRequire(import.meta.url);
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = ofEnvironment('jsdom') as { JSDOM: new (html: string) => Page };
const answerAskedStyles = require('./askedStyles.cjs') as (window: Window) => void;

const ASKED = ['display', 'visibility', 'pointerEvents', 'opacity'] as const;
const PAGE = `<!doctype html><html><head><title>x</title><style>
  .gone { display: none } .unseen { visibility: hidden } .still { pointer-events: none !important } .half { opacity: .5 }
  @media screen { .small { display: inline-flex } } @media print { main { display: none } }
  .gone.back { display: unset } div > p:first-child { visibility: collapse }
</style></head><body>
  <main><p>a<span>b</span></p><ul><li>c</ul><table><tr><td hidden>d</table></main>
  <div class="unseen"><p>e</p><b style="visibility: visible">f<i>g</i></b></div>
  <div class="gone back"><a href="#" class="still">h<em>i</em></a></div><div class="gone"><h1>j</h1></div>
  <dialog>k</dialog><dialog open>l</dialog><details><summary>m</summary>n</details><label class="small half">o<input></label>
  <input type="hidden"><select><option>p</select><button style="display: none">q</button><svg><g><path></path></g></svg>
  <section hidden style="opacity: 0; pointer-events: all">r</section><template>s</template><slot>t</slot><o-o>u</o-o>
</body></html>`;

/** What jsdom says, and what is answered in its place, of every element. */
function styles({ window }: Page, computed: Window['getComputedStyle']) {
  return [...window.document.querySelectorAll('*')].map((element) => {
    const style = computed(element);
    return [element.outerHTML.slice(0, 40), ...ASKED.map((name) => style[name]), style.getPropertyValue('pointer-events')];
  });
}

it('what queries ask of the style of an element is answered as jsdom does, also after a change', () => {
  const page = new JSDOM(PAGE);
  const { window } = page;
  const computed = window.getComputedStyle.bind(window);
  answerAskedStyles(window);
  const quick = window.getComputedStyle.bind(window);
  const compare = () => expect(styles(page, quick)).toEqual(styles(page, computed));
  compare();
  window.document.querySelector('main')!.className = 'unseen';
  compare();
  window.document.querySelector('style')!.append('span { visibility: hidden; display: block }');
  compare();
  window.document.querySelector('b')!.style.visibility = 'hidden';
  window.document.querySelector('i')!.append(window.document.querySelector('h1')!);
  compare();
  expect(styles(page, quick).flat()).toEqual(expect.arrayContaining(['none', 'hidden', '0.5', 'inline-flex']));
});

it('whatever else is asked is for jsdom to say', () => {
  const { window } = new JSDOM('<p style="color: red; margin: 1px">a</p>');
  const paragraph = window.document.querySelector('p')!;
  const computed = window.getComputedStyle(paragraph);
  answerAskedStyles(window);
  const quick = window.getComputedStyle(paragraph);
  expect([quick.color, quick.getPropertyValue('margin'), quick.length, quick.cssText]).toEqual([
    computed.color,
    computed.getPropertyValue('margin'),
    computed.length,
    computed.cssText,
  ]);
});
