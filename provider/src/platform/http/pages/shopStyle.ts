/** Only for anyone who has the page read out. */
const HIDDEN =
  '.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/**
 * What the shop shows inside its area: big type, and each
 * line of a cart as a ticket with the date on its stub.
 */
const AREA_RULES = `
h1{max-inline-size:18ch;font-size:clamp(2.25rem,8vw,5rem);font-weight:800;line-height:1;letter-spacing:-.03em;text-wrap:balance}
h1[data-word=long]{font-size:clamp(1.5rem,(100vw - 2rem)*.1,5rem)}
h1[data-word=longer]{font-size:clamp(1.375rem,(100vw - 2rem)*.076,4.5rem)}
h1[data-word=longest]{font-size:clamp(1.25rem,(100vw - 2rem)*.057,3.5rem)}
&>*+*{margin-block-start:1.5rem}
.lead{font-size:clamp(1.25rem,3vw,1.5rem);max-inline-size:38ch;line-height:1.35}
.quiet{color:var(--muted);max-inline-size:60ch}
.note,.done,[role=alert]{position:relative;max-inline-size:46rem;padding:.9rem 1.25rem .9rem 3.25rem;font-weight:650}
.note,[role=alert]{border-inline-start:8px solid var(--accent);background:color-mix(in srgb,var(--accent) 9%,var(--ground))}
.done{border:2px solid var(--stub);background:var(--stub);color:var(--on-stub)}
.note::before,.done::before,[role=alert]::before{position:absolute;inset-inline-start:1.25rem;font-weight:800;content:'!';content:'!' / ''}
.done::before{content:'\\2713';content:'\\2713' / ''}
.whole{white-space:nowrap}
.timer{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem}
[data-clock]{font-size:clamp(1.75rem,5vw,2.5rem);font-weight:800;font-variant-numeric:tabular-nums;line-height:1}
[data-warning]:not(:empty){padding:.9rem 1.25rem;background:var(--accent);color:var(--on-accent);font-weight:700}
.tickets{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.ticket{display:grid;grid-template-columns:minmax(5.5rem,9rem) minmax(0,1fr);border:2px solid}
.stub{display:flex;flex-direction:column;justify-content:center;padding:1rem .5rem;border-inline-end:2px dashed var(--ink);background:var(--stub);color:var(--on-stub);text-align:center;line-height:1.15}
.stub b{font-size:clamp(2.5rem,8vw,4.25rem);font-weight:800;line-height:1;letter-spacing:-.04em}
.about{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;min-inline-size:0;padding:1.25rem clamp(1rem,3vw,2rem)}
.about *,.price>*,.split>*{min-inline-size:0;overflow-wrap:anywhere}
h2{font-size:clamp(1.125rem,5.6vw,1.6875rem);line-height:1.25}
.sum{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;font-weight:650}
.acts{display:flex;flex-wrap:wrap;gap:.5rem 1rem;margin-block-start:.5rem}
button,.button{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.55rem 1.25rem;border:2px solid var(--ink);border-radius:0;background:transparent;color:var(--ink);font:inherit;font-weight:650;line-height:1.2;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--ink);color:var(--ground)}
.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-size:1.25rem;padding:.85rem 1.75rem}
.total{font-size:clamp(1.5rem,4vw,2.25rem);font-weight:800;padding-block-start:1rem;border-block-start:3px solid}
.split{display:grid;gap:2rem}
@media (min-width:48em){.split{grid-template-columns:minmax(0,1fr) minmax(12rem,18rem);align-items:start}}
.poster img{display:block;inline-size:100%;block-size:auto}
fieldset{min-inline-size:0;border:0;border-block-start:3px solid;padding-block:1rem 1.5rem}
legend{float:inline-start;inline-size:100%;padding:0;font-size:clamp(1.375rem,3.5vw,2rem);font-weight:750;line-height:1.2}
legend+*{clear:both}
.price{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block:.6rem;border-block-end:1px solid var(--muted)}
.price b{display:block;font-weight:650}
input[type=number]{inline-size:5rem;min-block-size:2.75rem;padding:.25rem .5rem;border:2px solid var(--ink);border-radius:0;background:transparent;color:inherit;font:inherit;font-weight:700;text-align:center}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.5rem;padding-block:.75rem}
.slots label{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;padding:.4rem .9rem;border:2px solid}
.slots label:has(:checked){background:var(--ink);color:var(--ground)}
.slots label:has(:disabled){border-style:dashed;color:var(--muted)}
label{font-weight:650}
form label{display:block}
input:not([type=radio],[type=number],[type=hidden]){display:block;inline-size:100%;max-inline-size:30rem;min-block-size:2.75rem;margin-block-end:1rem;padding:.5rem .75rem;border:2px solid var(--ink);border-radius:0;background:transparent;color:inherit;font:inherit}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;flex:none;accent-color:var(--accent)}
${HIDDEN}
@media (max-width:24em){.ticket{grid-template-columns:minmax(0,1fr)}.stub{flex-flow:row wrap;align-items:baseline;gap:.6rem;border-inline-end:0;border-block-end:2px dashed var(--ink)}}
`;

/** Rules for the area alone, whatever stands around it. */
export const SHOP_AREA_STYLE = `[data-webshop-area]{
--stub:#CFE4DC;--on-stub:#10231F;
@media (prefers-color-scheme:dark){--stub:#0B5D4E;--on-stub:#FFF}
:where(h1,h2,h3,p,ul,dl,dd,fieldset){margin:0;padding:0}
ul{list-style:none}
${AREA_RULES}}
@media print{[data-webshop-area] :is(.acts,form){display:none}}
@media (forced-colors:active){[data-webshop-area] :is(.stub,.slots label:has(:checked)){border:2px solid}}`;

/**
 * How a page of the shop looks that is not made from the site's template: the same on the house's
 * paper. Below the site's own address browsers complain of a change to a page that opts out.
 */
export const SHOP_STYLE = `
:root{color-scheme:light dark;--ground:#F6F2EA;--ink:#141414;--accent:#B9341A;--on-accent:#FFF;--muted:#5A554C;--stub:#CFE4DC;--on-stub:#10231F}
@media (prefers-color-scheme:dark){:root{--ground:#171512;--ink:#F3EEE4;--accent:#FF8A6B;--on-accent:#171512;--muted:#B7AFA2;--stub:#0B5D4E;--on-stub:#FFF}}
@view-transition{navigation:auto}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.125rem/1.5 'Bricolage Grotesque Variable','Bricolage Grotesque',system-ui,sans-serif;overflow-wrap:break-word}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:2px}
a:hover{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0}
ul{list-style:none}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:-6rem;padding:.75rem 1.25rem;background:var(--ink);color:var(--ground)}
.skip:focus{inset-block-start:1rem}
header,main,footer{inline-size:min(100% - 2rem,64rem);margin-inline:auto}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 2rem;padding-block:1rem;border-block-end:3px solid}
header a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;border-block-end:3px solid transparent;text-decoration:none;font-weight:650}
header a:hover,header [aria-current]{border-color:currentColor}
.house{font-size:1.375rem;font-weight:800;letter-spacing:-.02em}
header ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
[data-shop-badge]{min-inline-size:1.75rem;padding-inline:.4rem;border-radius:1rem;background:var(--accent);color:var(--on-accent);font-size:1rem;line-height:1.75;text-align:center}
main{padding-block:clamp(2rem,6vw,4.5rem) 4rem;outline:none}
footer{padding-block:1.25rem 2.5rem;border-block-start:3px solid;color:var(--muted)}
${HIDDEN}
main{${AREA_RULES}}
@media print{:is(header nav,main .acts,main form,.skip){display:none}}
@media (forced-colors:active){main :is(.stub,.slots label:has(:checked)){border:2px solid}[data-shop-badge]{border:1px solid}}
`;
