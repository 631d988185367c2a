import type { FastifyInstance } from 'fastify';
import { personCall, personCategoriesCall, personsCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { named } from '../presentNamed.ts';
import { listPersons, readPerson } from './personService.ts';
import { readPeople } from './people.ts';

/** The people of the house: by category, one of them, and the categories. */
export function registerPersons(app: FastifyInstance, context: ProviderContext): void {
  const kept = { cachedUntilChangeOf: 'content' } as const;
  registerCall(app, context, personsCall, ({ lang, query }) => listPersons(context, lang, query), kept);
  registerCall(app, context, personCall, ({ lang, params }) => readPerson(context, lang, params.id), {
    cachedUntilChangeOf: 'inventory',
  });
  registerCall(
    app,
    context,
    personCategoriesCall,
    async ({ lang }) =>
      (await readPeople(context)).categories.map((category) => ({ ...named(category, lang), order: category.position })),
    kept,
  );
}
