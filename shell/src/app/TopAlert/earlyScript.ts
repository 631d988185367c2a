import { ALERT_COOKIE } from './alertDismissal.ts';

/**
 * Runs in the head, before anything is painted: hides the alert from a visitor who has closed it, so that nothing moves
 * when the page hydrates. It needs the alert's id in `data-alert` of the document element, and is the same on every page,
 * so one hash allows it (content-security policy). Without it the alert goes a moment later, when the page hydrates. It
 * also marks a browser in which the shell's script cannot run (`data-info`), for nothing else of ours gets to say so.
 */
export const EARLY_SCRIPT =
  `{let h=document.documentElement,a=h.dataset.alert;` +
  `if(a&&document.cookie.split('; ').includes('${ALERT_COOKIE}='+a))h.dataset.alertDismissed=a;` +
  `if(!Array.prototype.at||!window.structuredClone)h.dataset.info='unsupported'}`;
