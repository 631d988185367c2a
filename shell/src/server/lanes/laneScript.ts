/** Draws a visitor's lane, counts the view and brings the script; pages ask for it while a canary runs. */
export const LANE_SCRIPT_PATH = '/_lane.js';
/** Brings the same script to a sample of pages while none runs. */
export const VITALS_SCRIPT_PATH = '/_vitals.js';
/** Where that script sends the page's web vitals. */
export const VITALS_PATH = '/_vitals';

/**
 * Sends a page's web vitals once, when it is left or hidden: LCP, CLS in session windows of at most five
 * seconds, the slowest interaction, the time to the first byte, and the page's path. Nothing of who it was.
 */
export const LANE_SCRIPT =
  `{let s=new URL(document.currentScript.src).searchParams.get('set'),v={},w=0,a=0,b=0,sent;` +
  `let o=(type,f,more)=>{try{new PerformanceObserver(l=>l.getEntries().forEach(f)).observe({type,buffered:true,...more})}catch{}};` +
  `o('largest-contentful-paint',e=>v.lcp=e.startTime);` +
  `o('event',e=>{if(e.interactionId)v.inp=Math.max(v.inp||0,e.duration)},{durationThreshold:40});` +
  `o('layout-shift',e=>{if(e.hadRecentInput)return;let t=e.startTime;if(t-b>1e3||t-a>5e3){w=0;a=t}b=t;w+=e.value;v.cls=Math.max(v.cls||0,w*1e3)});` +
  `let send=()=>{if(sent)return;sent=1;let n=performance.getEntriesByType('navigation')[0];if(n)v.ttfb=n.responseStart;` +
  `for(let k in v)v[k]=Math.round(v[k]);navigator.sendBeacon('${VITALS_PATH}',JSON.stringify({set:s,path:location.pathname,...v}))};` +
  `addEventListener('visibilitychange',()=>{if(document.visibilityState==='hidden')send()});addEventListener('pagehide',send)}`;
