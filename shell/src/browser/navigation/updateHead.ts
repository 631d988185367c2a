import { PAGE_TAGS, type PageAnswer } from '@spielplan/shared-contracts/remote';
import { pageTitle } from '../../app/pageTitle.ts';

/**
 * Brings the document's head in step after a navigation in the browser: all that
 * belonged to the page before goes, what the server has written for this one comes.
 */
export function updateHead({ head, site, bodyClass }: PageAnswer): void {
  document.title = pageTitle(head.title, site.siteName);
  document.body.classList.remove('cms', 'non-cms');
  if (bodyClass) document.body.classList.add(bodyClass);
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
  // The shell's own server has escaped every value; a
  // script of data is not run, and no other is among them.
  document.head.insertAdjacentHTML('beforeend', head.tags ?? '');
}
