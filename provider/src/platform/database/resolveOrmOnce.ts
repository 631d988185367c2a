import { registerHooks, type ResolveFnOutput } from 'node:module';

const ORM = 'drizzle-orm';
const INSIDE = `/node_modules/${ORM}/`;
const OF_THE_ORM = new RegExp(`^${ORM}(?:/|$)`);

/**
 * What Node has resolved. The package.json of Drizzle lists its exports in a hundred thousand characters, which Node would
 * parse again for each file that imports it and copy for each of its own: half of what a provider's start takes.
 */
const known = new Map<string, ResolveFnOutput>();

// Comes before anything that imports Drizzle.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    // All of its files are ECMAScript's and name each other by their whole names.
    if (specifier.startsWith('.') && parentURL?.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!OF_THE_ORM.test(specifier)) return nextResolve(specifier, context);
    const found = known.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
});
