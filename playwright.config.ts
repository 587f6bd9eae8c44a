import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type StoryOptions } from './e2e/storyTest';

// scripts/e2e.mjs chooses these: the browsers of the projects that run, and an empty folder for the data of the servers
// (e2e/serverPool.ts).
const { CHROMIUM, FIREFOX, WEBKIT_DRIVER, E2E_FOLDER } = process.env;
if (!E2E_FOLDER) throw new Error('Start the end-to-end tests with `npm run e2e`.');

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell draws hinted text, which is a little wider than in the browser of members.
  '--font-render-hinting=none',
];

/**
 * A keyboard, motion, enlargement, the dark, paper, what texts could run, sessions, themes, a lost connection and the start
 * of the script are the same to a phone, where the bell opens a page instead.
 * Layout shifts are measured at widths of their own.
 */
const ON_DESKTOP_ALONE =
  /(keyboard\w+|reducedMotion|zoom|screens|print|bell|layoutShift|hostileTexts|session|theme|offline|start|earlyTyping|translated|push)\.spec\.ts$/;

/** Tests of other files that are about one of the two alone. */
const DESKTOP_TAG = /@desktop/;
const PHONE_TAG = /@phone/;

/** What members rely on most, in a minute: the part of the end-to-end tests that `npm test` runs. */
const STORIES = /stories\/\w+\.spec\.ts$/;

/** Stories that run once more without what one of the oldest supported browsers lacks (MEND-80). */
const STORIES_OF_OLDEST = /stories\/(visitor|signup|application)\.spec\.ts$/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig<StoryOptions>({
  testDir: 'e2e',
  outputDir: '.pw',
  globalSetup: './e2e/serverPool.ts',
  // Ends what hangs; a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each test alone, so that both workers end together.
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Each has a server of its own; tests mostly wait for the browser.
  workers: 2,
  // As in scripts/jest-retries.cjs.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/reports/e2e.json' }]],
  use: {
    // A click on what never appears fails long before its test would.
    actionTimeout: 30_000,
    locale: 'ko-KR',
    // Drawing transitions costs time; tests that are about motion or positions ask for them.
    reducedMotion: 'reduce',
    // It only serves the offline page (offline.spec.ts), and would hide requests from the tests.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Seoul',
    // Recording every test takes a third of the whole time; `--trace on` records one that fails on a developer's machine.
    trace: 'on-first-retry',
    launchOptions: { executablePath: CHROMIUM ?? '', args: BROWSER_FLAGS },
  },
  projects: [
    { name: 'stories', testMatch: STORIES, use: DESKTOP },
    { name: 'oldest', testMatch: STORIES_OF_OLDEST, use: { ...DESKTOP, oldestApis: true } },
    { name: 'desktop', testIgnore: STORIES, grepInvert: PHONE_TAG, use: DESKTOP },
    { name: 'phone', testIgnore: [STORIES, ON_DESKTOP_ALONE], grepInvert: DESKTOP_TAG, use: PHONE },
    ...(FIREFOX ? [inFirefox()] : []),
    ...(WEBKIT_DRIVER ? [inWebkit(WEBKIT_DRIVER)] : []),
  ],
});

/** Mozilla's own Firefox, which Playwright drives by WebDriver BiDi; e2e/firefox.mjs starts it. */
function inFirefox() {
  const launchOptions = { executablePath: path.resolve('e2e/firefox.mjs') };
  return {
    name: 'firefox',
    testMatch: STORIES,
    use: { ...DESKTOP, browserName: 'firefox', channel: 'moz-firefox', launchOptions },
  } as const;
}

/** Debian's WebKit, driven by an adapter (e2e/webdriver), which starts the driver at this path. */
function inWebkit(executablePath: string) {
  return {
    name: 'webkit',
    testMatch: STORIES,
    use: { ...DESKTOP, browserName: 'webkit', launchOptions: { executablePath } },
  } as const;
}
