import webpack from 'webpack';

/** What is so in every browser of the list (record 0097); libraries ask because of servers. */
const FACTS = {
  object: 'document performance window',
  function:
    'AbortController MessageChannel Promise WeakMap WeakSet clearTimeout queueMicrotask reportError requestAnimationFrame setTimeout',
  undefined: 'process setImmediate',
};

/** Answers what libraries ask of their surroundings when the shell is built: 0.5 KiB of every page. */
export function browserFacts() {
  const entries = Object.entries(FACTS).flatMap(([type, names]) =>
    names.split(' ').map((name): [string, string] => [`typeof ${name}`, JSON.stringify(type)]),
  );
  // Styles are written through the CSSOM, which styled-components decides in production anyway.
  return new webpack.DefinePlugin({
    ...Object.fromEntries(entries),
    SC_DISABLE_SPEEDY: 'false',
    'typeof SC_DISABLE_SPEEDY': '"boolean"',
  });
}
