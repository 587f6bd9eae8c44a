/** The texts and names with Hangul below an element that are not marked as Korean (D161). */
export function strayHangul(root: Element): string[] {
  const isKorean = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'ko';
  const texts = [...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const names = ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name));
    const said = [...own.map(({ textContent }) => textContent), ...names].filter((text) => /[가-힣]/.test(text ?? ''));
    return isKorean(element) ? [] : said;
  });
  return texts.map(String);
}
