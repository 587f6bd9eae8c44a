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

const DIALOGS = 'dialog[open]:not([role="alertdialog"]), [role="dialog"]';

/** Runs in the page. Replaces every text node by two nested `<font>` elements, as the translators of browsers do. */
function translateTexts() {
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
}

export const translate = (page: Page) => page.evaluate(translateTexts);

interface Press {
  /** Of the pressed control; null when none was left. */
  kind: string | null;
  hasDialog: boolean;
  isBroken: boolean;
}

/**
 * Runs in the page. Presses the next control of the page's content whose kind has not been pressed: controls of one style and
 * state are one kind. Tells two frames later what the page looks like.
 */
async function pressNext({ before, dialogs }: { before: string[]; dialogs: string }): Promise<Press> {
  const controls = 'button, summary, [role="tab"], [role="radio"], [role="switch"], input[type="checkbox"]';
  const kindOf = (one: Element) =>
    [
      one.tagName,
      one.className,
      one.getAttribute('aria-pressed'),
      one.getAttribute('aria-expanded'),
      one.closest('form') !== null,
    ].join(' ');
  const next = [
    ...(document.querySelector('[role="dialog"]') ?? document).querySelectorAll<HTMLElement>(controls),
  ].find(
    (one) =>
      one.offsetParent !== null &&
      !one.matches(':disabled') &&
      one.innerText !== '로그아웃' &&
      !before.includes(kindOf(one)),
  );
  const kind = next ? kindOf(next) : null;
  next?.click();
  for (let frame = 0; next && frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return {
    kind,
    hasDialog: [...document.querySelectorAll(dialogs)].some((one) => one.checkVisibility()),
    isBroken: document.body.textContent.includes('문제가 생겨 화면을'),
  };
}

/** Translates the page, presses one control of each kind, translating what appears, and returns to the page when it is left. */
export async function pressTranslated(page: Page) {
  const address = page.url();
  const { pathname } = new URL(address);
  const pressed: string[] = [];
  for (;;) {
    await translate(page);
    const { kind, hasDialog, isBroken } = await page.evaluate(pressNext, { before: pressed, dialogs: DIALOGS });
    if (isBroken) throw new Error(`${page.url()} breaks after a press on ${kind}`);
    if (kind !== null) pressed.push(kind);
    else if (!hasDialog) return;
    else {
      await page.keyboard.press('Escape');
      if ((await page.locator(DIALOGS).filter({ visible: true }).count()) > 0) return;
    }
    if (new URL(page.url()).pathname !== pathname) await page.goto(address);
  }
}
