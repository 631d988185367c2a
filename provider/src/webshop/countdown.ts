import { createHash } from 'node:crypto';
import { CART_UNTIL_COOKIE } from '@spielplan/shared-contracts/api';

/**
 * The only script of the shop: makes the minutes that the server wrote tick, warns two minutes
 * before the end, and asks for the page again at the end. The deadline counts from what was left by
 * the server's clock, and is handed on to the site's tabs in this browser's clock (R33). Without it
 * the page says until when, and all its buttons work.
 */
export const COUNTDOWN_SCRIPT = `(() => {
  const timer = document.querySelector('[data-left]');
  if (!timer) return;
  const { left, over, domain } = timer.dataset;
  const end = Date.now() + left * 1000;
  const clock = timer.querySelector('[data-clock]');
  const warning = document.querySelector('[data-warning]');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = '${CART_UNTIL_COOKIE}=' + end + '; path=/; max-age=' + left + '; SameSite=Lax' + (domain ? '; domain=' + domain : '') + secure;
  let next;
  const tick = () => {
    clearTimeout(next);
    const rest = end - Date.now();
    const seconds = Math.max(0, Math.ceil(rest / 1000));
    if (seconds === 0) return location.replace(over);
    clock.textContent = String(Math.floor(seconds / 60)).padStart(2, '0') + ':' + String(seconds % 60).padStart(2, '0');
    if (seconds <= 120 && warning && !warning.textContent) warning.textContent = warning.dataset.warning;
    next = setTimeout(tick, rest % 1000 || 1000);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
})();`;

/** Allows the script by what it is (decision record 0012). */
export const COUNTDOWN_HASH = createHash('sha256').update(COUNTDOWN_SCRIPT).digest('base64');
