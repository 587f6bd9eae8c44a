import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loginOf, type PostIds, type Viewers } from './findPostIds';
import { type Screen } from './screens';
import { NOW } from './startDemo';

export interface Viewport {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

/** Maximum size of a screenshot in bytes, and maximum height of a long page in pixels. */
const HEAVIEST = 150_000;
const LONGEST = 3_400;
/** Milliseconds, enough for a busy machine. */
const PATIENCE = 30_000;
const COLOURS = [128, 64, 32, 16];

/** A browser context for one theme and window size. */
export async function openContext(browser: Browser, baseURL: string, { width, height, theme }: Viewport) {
  const phone = width < 600;
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
  });
  // The alarm stream stays open, so the network would never become idle.
  await context.route('**/api/alarm/stream', (route) => route.abort());
  return context;
}

/** Takes the screenshot of one screen in one theme. */
export async function shoot(context: BrowserContext, screen: Screen, ids: PostIds & Viewers): Promise<Buffer> {
  const page = await openScreen(context, screen, ids);
  // Chromium draws what is outside the window without the styles for touch: small buttons are 40 px high there.
  const picture = await page.screenshot({ fullPage: !screen.viewOnly, animations: 'disabled', caret: 'hide' });
  await page.close();
  return picture;
}

/** Opens a screen as its viewer, applies its state, and waits until it has loaded. */
async function openScreen(context: BrowserContext, screen: Screen, ids: PostIds & Viewers): Promise<Page> {
  if (screen.as) await context.request.post('/api/login', { data: loginOf(ids[screen.as]) });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(screen.path(ids));
  await settle(page);
  await screen.state?.(page, ids);
  await settle(page);
  if (!screen.viewOnly) await showWhole(page);
  return page;
}

/** Waits until the whole page has loaded: text, pictures and fonts, including those outside of the viewport. */
async function settle(page: Page) {
  // The heading of the hydrated page; the server's HTML has one too.
  await page.locator('#main h1, body > main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('불러오는 중이에요…')).toHaveCount(0, { timeout: PATIENCE });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Lays out the whole page, which happens at the first scroll (`skippedOffscreen`), and enlarges the window so that a bar at its
 * bottom is at the bottom of the screenshot.
 */
async function showWhole(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settle(page);
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    const root = document.documentElement;
    if (!parseInt(getComputedStyle(root).getPropertyValue('--bottom-bar'))) return 0;
    // Otherwise a taller window would make the page taller again.
    document.querySelector('main')?.style.setProperty('min-height', '0');
    return root.scrollHeight;
  });
  if (height > 0) await page.setViewportSize({ width, height });
}

/** Reduces colours and height for a smaller file. */
export async function lighten(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const top = sharp(picture).extract({ left: 0, top: 0, width, height: Math.min(height, LONGEST) });
  for (const colours of COLOURS) {
    const light = await top.clone().png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    if (light.length <= HEAVIEST) return light;
  }
  return top
    .clone()
    .resize({ width: Math.round(width * 0.75) })
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
}
