import { defineConfig } from '@playwright/test';
import { type E2eOptions } from './e2e/test';

// scripts/e2e.mjs chooses these: a browser, and an empty folder for the data of each worker's server (e2e/test.ts).
const { CHROMIUM, E2E_FOLDER } = process.env;
if (!CHROMIUM || !E2E_FOLDER) throw new Error('Start the end-to-end tests with `npm run e2e`.');

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
  /(keyboard\w+|reducedMotion|zoom|dark|operatorDark|print|bell|layoutShift|hostileTexts|session|theme|offline|start|earlyTyping|translated)\.spec\.ts$/;

/** Tests of other files that are about one of the two alone. */
const DESKTOP_TAG = /@desktop/;
const PHONE_TAG = /@phone/;

/** Stories that run once more without what one of the oldest supported browsers lacks (MEND-80). */
const STORIES_OF_OLDEST = /(visitor|signup|recruiting)\.spec\.ts$/;

export default defineConfig<E2eOptions>({
  testDir: 'e2e',
  outputDir: '.pw',
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
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
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
    launchOptions: { executablePath: CHROMIUM, args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'oldest',
      testMatch: STORIES_OF_OLDEST,
      grepInvert: PHONE_TAG,
      use: { viewport: { width: 1440, height: 900 }, oldestApis: true },
    },
    { name: 'desktop', grepInvert: PHONE_TAG, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: ON_DESKTOP_ALONE,
      grepInvert: DESKTOP_TAG,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
