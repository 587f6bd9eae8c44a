// Finds a Chromium for the end-to-end tests, or installs one where that needs no confirmation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { succeeds } from './run.mjs';

/** Chromium without its windows, as Playwright's own; a test takes a third less processor time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  return [HEADLESS_SHELL, ...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function installFromDebian() {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    succeeds('apt-get', ['update', '-q'], quiet) &&
    succeeds(
      'apt-get',
      ['install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'],
      quiet,
    )
  );
}

/** Returns the browser's path. Exits with a message if there is none, since a suite that did not run has not passed. */
export function requireChromium() {
  const chosen = process.env['CHROMIUM'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    console.error(`CHROMIUM names ${chosen}, which cannot be run.`);
    process.exit(1);
  }
  const found = findChromium() ?? (canInstallPackages() && installFromDebian() ? findChromium() : undefined);
  if (found) return found;
  console.error(
    'The end-to-end tests need Chromium and found none. Install it (Debian: apt-get install chromium-headless-shell; ' +
      'anywhere: npx playwright install chromium) or name its file in the variable CHROMIUM.',
  );
  process.exit(1);
}

/** `Chromium 140.0.1.2`, for the log of a run. */
export function versionOf(browser) {
  return spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
