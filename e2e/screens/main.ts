import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findPostIds } from './findPostIds';
import { SCREENS, type Screen } from './screens';
import { lighten, openContext, shoot, type Viewport } from './shoot';
import { startDemo } from './startDemo';
import { writeIndex } from './writeIndex';

const FOLDER = path.resolve('docs/screens');

const VIEWPORTS: readonly Viewport[] = [
  { name: '1440', width: 1440, height: 900, theme: 'light' },
  { name: '390', width: 390, height: 844, theme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, theme: 'dark' },
];

const isShown = ({ dark }: Screen, { theme }: Viewport) => theme === 'light' || dark === true;

/** Takes a screenshot of every screen of the built product with its demo data, and writes the index. */
async function main() {
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const ids = await findPostIds(demo.baseURL);
    mkdirSync(FOLDER, { recursive: true });
    for (const file of readdirSync(FOLDER)) rmSync(path.join(FOLDER, file));
    for (const viewport of VIEWPORTS) {
      for (const screen of SCREENS.filter((one) => isShown(one, viewport))) {
        const context = await openContext(browser, demo.baseURL, viewport);
        const picture = await lighten(await shoot(context, screen, ids));
        writeFileSync(path.join(FOLDER, `${screen.name}-${viewport.name}.png`), picture);
        console.log(`${screen.name}-${viewport.name}.png  ${Math.round(picture.length / 1000)} KB`);
        await context.close();
      }
    }
    await writeIndex(FOLDER);
  } finally {
    await browser.close();
    await demo.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
