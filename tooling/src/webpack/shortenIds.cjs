const { createHash } = require('node:crypto');

/** As the plugin of styled-components writes them: the package, a hash of the file, a number in it. */
const LONG_ID = /(?<=["'`])[a-z]+__sc-[0-9a-f]+-\d+(?=["'`])/g;
const ID_CHARS = 5;

/**
 * Shortens the ids of styled components, which stand in every element of a page: `_` and five
 * characters. `adoptServerStyles` knows them by the `_`, which begins no other class.
 */
module.exports = function shortenIds(source, map, meta) {
  this.callback(null, source.replace(LONG_ID, shortId), map, meta);
};

function shortId(id) {
  const hash = createHash('sha256').update(id).digest('base64').replace(/[+/]/g, '');
  return `_${hash.slice(0, ID_CHARS)}`;
}
