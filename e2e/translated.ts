import { type Page } from '@playwright/test';

/** What React throws when a text node is not where it put it. */
const MOVED_TEXT = /removeChild|insertBefore|NotFoundError/;
/** React renders a part anew that was translated before hydration, and reports that (error 418). */
const RECOVERED = 'React error #418';

/** Collects the errors of a page; refusals of the server, which browsers log, are none. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!error.message.includes(RECOVERED)) errors.push(`${page.url()}: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && MOVED_TEXT.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Replaces every text node by two nested `<font>` elements, as the translators of browsers do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, font, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/**
 * Presses the next control of the page's content whose kind has not been pressed: controls of one style and state are
 * one kind. Resolves with its kind after two frames, with null when none is left.
 */
function pressNext(page: Page, pressed: readonly string[]): Promise<string | null> {
  return page.evaluate(async (before) => {
    const controls = 'button, summary, [role="tab"], [role="radio"], [role="switch"], input[type="checkbox"]';
    const open = document.querySelector('[role="dialog"]');
    const kindOf = (one: Element) =>
      [
        one.tagName,
        one.className,
        one.getAttribute('aria-pressed'),
        one.getAttribute('aria-expanded'),
        one.closest('form') !== null,
      ].join(' ');
    const next = [...(open ?? document).querySelectorAll<HTMLElement>(controls)].find(
      (one) =>
        one.offsetParent !== null &&
        !one.matches(':disabled') &&
        one.innerText !== '로그아웃' &&
        !before.includes(kindOf(one)),
    );
    if (!next) return null;
    const kind = kindOf(next);
    next.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return kind;
  }, pressed);
}

/** Translates the page, presses one control of each kind, translating what appears, and returns to the page when it is left. */
export async function pressTranslated(page: Page) {
  const address = page.url();
  const { pathname } = new URL(address);
  const pressed: string[] = [];
  for (;;) {
    await translate(page);
    const kind = await pressNext(page, pressed);
    if (kind === null) {
      if ((await page.getByRole('dialog').count()) === 0) break;
      await page.keyboard.press('Escape');
      if ((await page.getByRole('dialog').count()) > 0) break;
      continue;
    }
    pressed.push(kind);
    if ((await page.getByText('문제가 생겨 화면을').count()) > 0)
      throw new Error(`${page.url()} breaks after a press on ${kind}`);
    if (new URL(page.url()).pathname !== pathname) await page.goto(address);
  }
}
