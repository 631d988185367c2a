/**
 * The line of partners at the foot of each page. The settings
 * have no language of their own, so it says everything twice.
 */
export const FOOTER_LOGOS = [
  '<ul>',
  '<li><span lang="de">Gefördert von der</span> <span lang="en">Supported by the</span> <strong lang="de">Stadt Altwasser</strong></li>',
  '<li><span lang="de">Medienpartner:</span> <span lang="en">Media partner:</span> <strong lang="de">Altwasser Rundschau</strong></li>',
  '</ul>',
].join('');
