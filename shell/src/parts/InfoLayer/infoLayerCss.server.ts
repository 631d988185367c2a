const SHOWN = ['unsupported', 'broken', 'stored', 'offline', 'slow', 'weak']
  .map((kind) => `:root[data-info='${kind}'] .info-layer [data-kind='${kind}']`)
  .join(', ');

/**
 * A slip of paper at the lower edge. The region itself is
 * always there, so that what appears in it is announced.
 */
export const INFO_LAYER_CSS = `
.info-layer { position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 30; max-inline-size: min(40rem, 100%); }
.info-layer p { display: none; align-items: center; gap: 0.5rem 1rem; margin: 0; padding: 0.5rem 0.5rem 0.5rem var(--gutter); border: 2px solid var(--ground); background-color: var(--ink); color: var(--ground); }
.info-layer [data-kind] { display: none; flex: 1; }
.info-layer a { flex: none; display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 700; }
.info-layer button { padding: 0.75rem; }
.info-layer :focus-visible { outline-color: currentColor; outline-offset: -3px; }
:root[data-info] .info-layer p { display: flex; }
:root:is([data-info='broken'], [data-info='unsupported']) .info-layer button { display: none; }
${SHOWN} { display: block; }
@media (scripting: none) {
  .info-layer { position: static; max-inline-size: none; }
  .info-layer p { display: flex; flex-wrap: wrap; }
  :root:not([data-info]) .info-layer [data-kind='script'] { display: block; }
  .info-layer button { display: none; }
}
`;
