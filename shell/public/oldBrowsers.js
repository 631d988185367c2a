// Gives a browser below the list the page of one without scripts (`earlyScript.ts` asks for it there): styles that ask for
// `scripting` are answered again, and what `noscript` holds is shown. The policy allows no other text in a style element, so
// its rules are exchanged. All of it keeps to what such a browser can read; nothing compiles this file.
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
