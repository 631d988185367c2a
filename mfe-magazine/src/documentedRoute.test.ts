import { readFile } from 'node:fs/promises';
import { personCall, type AnswerOf } from '@spielplan/shared-contracts/api';
import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import {
  collectScreens,
  defineRemote,
  defineScreen,
  defineServerRemote,
  type LoadResult,
  type PageHead,
  type RouteContext,
} from '@spielplan/shared-contracts/remote';
import { describeRemote } from '@spielplan/shared-contracts/remote/conformance-suite';
import { defineRoutes, parseId } from '@spielplan/shared-contracts/routes';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { createUseText } from '@spielplan/shared-ui/host';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { PersonScreen } from './screens/Person/PersonScreen.tsx';
import type { PersonView } from './screens/Person/personView.ts';

// The samples of docs/new-remote.md as code of this remote: what the compiler refuses here, the page
// must not say.
type Person = AnswerOf<typeof personCall>;
declare const presentPerson: (person: Person) => PersonView;
declare const headOf: (person: Person) => PageHead;

const samples = {
  aRoute() {
    const routes = defineRoutes({
      person: {
        patterns: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' },
        bodyClass: 'none',
        sitemap: 'person', // `query: ['page']`: the keys its loader gets
      },
    });
    async function loadPerson({ lang, params, provider }: RouteContext<typeof routes.person>): Promise<LoadResult<PersonView>> {
      const id = parseId(params.id);
      if (!id) return { kind: 'missing', status: 404 };
      const person = await provider.read(personCall, { params: { lang, id } });
      if (params.slug !== person.slug) return { kind: 'redirect', status: 301, to: person.link };
      return { kind: 'page', data: presentPerson(person), head: headOf(person) };
    }
    return [
      defineRemote({
        name: 'magazine',
        screens: {
          person: () =>
            import(/* webpackChunkName: "screen-person" */ './screens/Person/PersonScreen.tsx').then((m) => m.PersonScreen),
        },
      }),
      collectScreens([defineScreen(routes.person, { load: loadPerson, component: PersonScreen })], []),
    ];
  },
  aRemote() {
    const browser = () => {
      const remote = defineRemote({ name: 'magazine', slots: {} });
      return remote;
    };
    const server = () => {
      const remote = defineServerRemote({ name: 'magazine', slots: {}, messages: { de, en } });
      return remote;
    };
    const useText = createUseText<MessageKey<typeof de>>('magazine');
    const [remote, serverRemote] = [browser(), server()];
    describeRemote(remote, serverRemote);
    return useText;
  },
};

/** Without what a formatter decides, comments and the word `export`. */
const bare = (source: string) =>
  source
    .replace(/\/\/.*$|\bexport\b/gm, '')
    .replace(/\s+/g, '')
    .replace(/,(?=[}\])])|,$/g, '');

it('the samples of the documents compile', async () => {
  const [page, own] = await Promise.all(
    ['../../docs/new-remote.md', './documentedRoute.test.ts'].map((path) => readFile(new URL(path, import.meta.url), 'utf8')),
  );
  const blocks = [...page!.matchAll(/^ *```ts\n(.*?)^ *```$/gms)].map(([, code = '']) => code);
  const chunks = blocks
    .flatMap((code) => code.split(/^ *\/\/.*$/m))
    .map((code) => bare(code.replaceAll("'shop'", "'magazine'").replaceAll('{ … }', '{}')));
  expect(Object.keys(samples)).toEqual(['aRoute', 'aRemote']);
  for (const chunk of atLeastOne(chunks.filter(Boolean))) expect(bare(own!)).toContain(chunk);
});
