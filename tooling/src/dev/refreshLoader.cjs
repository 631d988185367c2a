const { relative } = require('node:path');

/**
 * A webpack loader, run after swc in development. Every .tsx module registers its components under an id of its own with
 * the refresh runtime the shell's bundle puts on the page, and takes updates of itself where that is safe; a remote's
 * declaration brings its hot-update interface along. Nothing is imported, so remotes carry no runtime.
 */
module.exports = function refreshLoader(code, map, meta) {
  const { part } = this.getOptions();
  const file = relative(this.rootContext, this.resourcePath);
  if (file.endsWith('.tsx')) this.callback(null, withRefresh(code, `${part} ${file}`), map, meta);
  else if (file === `mfe-${part}/src/remote.ts` || file === 'src/remote.ts')
    this.callback(null, `${code}\n;${joinCode(part)}`, map, meta);
  else this.callback(null, code, map, meta);
};

// The prologue stays on the first line, so that line numbers in source maps hold.
function withRefresh(code, id) {
  const name = JSON.stringify(id);
  const prologue = `var $RefreshReg$ = (type, name) => globalThis.spielplanRefresh?.register(type, ${name} + ' ' + name), $RefreshSig$ = () => globalThis.spielplanRefresh?.createSignature() ?? ((type) => type);`;
  const epilogue = `if (import.meta.webpackHot) globalThis.spielplanRefresh?.settle(import.meta.webpackHot, __webpack_module__.exports);`;
  return `${prologue}${code}\n;${epilogue}\n`;
}

function joinCode(part) {
  return `if (import.meta.webpackHot) globalThis.spielplanRefresh?.join(${JSON.stringify(part)}, import.meta.webpackHot, () => __webpack_hash__);\n`;
}
