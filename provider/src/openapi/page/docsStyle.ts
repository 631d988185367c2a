/**
 * The look of the page of calls: the house's paper and ink, one column of text beside its contents.
 */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ground:#F6F2EA;--ink:#141414;--accent:#B9341A;--field:#ECE6D9;--line:#14141433}
@media (prefers-color-scheme:dark){:root{--ground:#12182B;--ink:#F4F1E8;--accent:#FFB938;--field:#1E2740;--line:#F4F1E844}}
*{box-sizing:border-box}
html{scroll-padding-block-start:1.5rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:-6rem;padding:.75rem 1rem;background:var(--ink);color:var(--ground)}
.skip:focus{inset-block-start:1rem}
header,main,.contents{padding-inline:clamp(1rem,4vw,4rem)}
header{padding-block:clamp(2rem,6vw,5rem) 2rem;display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:end;justify-content:space-between}
header nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
header nav a{display:inline-flex;min-block-size:2.75rem;align-items:center}
h1{font-size:clamp(2.25rem,6vw,4.5rem);line-height:1;letter-spacing:-.02em;margin:0;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:clamp(1.75rem,4vw,2.75rem);line-height:1.1;margin:4rem 0 .5rem;padding-block-start:1rem;border-block-start:6px solid}
h3{font-size:1.375rem;line-height:1.2;margin:3rem 0 .5rem;overflow-wrap:anywhere}
h4{font-size:1rem;margin:1.5rem 0 .25rem}
p{max-inline-size:44rem;margin-block:.5rem}
code,pre{font:.9375rem/1.5 ui-monospace,monospace}
p code,li code{overflow-wrap:anywhere}
pre{margin:.25rem 0;padding:.75rem 1rem;background:var(--field);overflow:auto}
.address{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.method{padding:.1rem .5rem;background:var(--ink);color:var(--ground);font-weight:700}
.access{padding:.1rem .5rem;border:2px solid var(--accent)}
.table{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;max-inline-size:64rem}
th,td{padding:.4rem 1rem .4rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
.contents ul{padding:0;list-style:none}
.contents summary{padding-block:.6rem;font-weight:700;cursor:pointer}
.contents li a{display:inline-block;padding-block:.3rem}
@media (min-width:64em){
.columns{display:grid;grid-template-columns:20rem minmax(0,1fr)}
.contents{position:sticky;inset-block-start:0;max-block-size:100vh;overflow:auto;padding-block:1rem;padding-inline-end:0}
}
@media print{.contents,.skip,header nav{display:none}pre{white-space:pre-wrap}}
`;
