const { dirname } = require('node:path');
const { pathToFileURL } = require('node:url');

const IMPORT = /import \{([^}]+)\} from '([^']*\btokens(?:\/index)?(?:\.[jt]s)?)'/;
const HOLE = /\$\{(\w+)(?:\.(\w+)|\(([\d.]+)\))?\}/g;

/**
 * The first webpack loader of a source writes the values of tokens into its styles: `${space(2)}` is
 * `1rem` for visitors, who get neither the call nor the table. Names that are not imported stay.
 */
module.exports = async function inlineTokens(source) {
  const [, names, from] = IMPORT.exec(source) ?? [];
  if (!names) return source;
  const imported = new Set(names.split(',').map((name) => name.trim()));
  const tokens = await readTokens(this, from);
  return source.replace(HOLE, (hole, ...parts) => valueOf(tokens, imported, parts) ?? hole);
};

async function readTokens(loader, from) {
  const file = await loader.getResolve()(loader.context, from);
  loader.addContextDependency(dirname(file));
  return import(pathToFileURL(file).href);
}

function valueOf(tokens, imported, [name, key, steps]) {
  if (!imported.has(name)) return undefined;
  const token = tokens[name];
  const value = typeof token === 'function' ? steps && token(Number(steps)) : key ? token[key] : token;
  return typeof value === 'string' && !/[`\\$]/.test(value) ? value : undefined;
}
