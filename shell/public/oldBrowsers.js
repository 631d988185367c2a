// Gives a browser below the list the page without scripts (`earlyScript.ts`), in what it can read. The
// policy allows no other text in a style element, so rules are exchanged. Nothing compiles this file.
addEventListener('DOMContentLoaded', function () {
  function all(query, act) {
    [].forEach.call(document.querySelectorAll(query), act);
  }
  all('style', function (element) {
    const sheet = element.sheet;
    const answered = element.textContent
      .replace(/scripting: ?none/g, 'min-width:0')
      .replace(/scripting: ?enabled/g, 'max-width:0');
    while (sheet.cssRules[0]) sheet.deleteRule(0);
    sheet.insertRule('@media all{' + answered + '}', 0);
  });
  all('body noscript', function (element) {
    element.outerHTML = element.textContent;
  });
});
