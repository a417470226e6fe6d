/**
 * notistack writes its styles by goober, as the text of a style element, which a policy of hashes refuses. goober takes an
 * element named `_goober` where a page has one: this one writes the same text into a sheet of the document. To be called
 * before notistack is imported.
 */
export const adoptToastStyles = (): void => {
  if ('_goober' in window || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(next: string) {
      css = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
};
