// Finds the browsers for the end-to-end tests, or installs them where that needs no confirmation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { succeeds } from './run.mjs';

/** By the variable that names its file. The first place of several is the one that Debian's packages install. */
const PROGRAMS = {
  CHROMIUM: {
    name: 'Chromium',
    places: [
      // Chromium without its windows, as Playwright's own; a test takes a third less processor time in it.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    elsewhere: '; anywhere: npx playwright install chromium',
  },
  FIREFOX: {
    name: 'Firefox',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
    elsewhere: '',
  },
  WEBKIT_DRIVER: {
    name: 'WebKitWebDriver',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'fonts-noto-cjk'],
    elsewhere: '',
  },
  XVFB: { name: 'Xvfb', places: ['/usr/bin/Xvfb'], packages: ['xvfb'], elsewhere: '' },
};

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function installFromDebian(packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    succeeds('apt-get', ['update', '-q'], quiet) &&
    succeeds('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], quiet)
  );
}

/**
 * Returns the path of a program, by the variable that may name it. Exits with a message if there is none, since a suite
 * that did not run has not passed.
 */
export function requireProgram(variable) {
  const { name, places, packages, elsewhere } = PROGRAMS[variable];
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    console.error(`${variable} names ${chosen}, which cannot be run.`);
    process.exit(1);
  }
  const find = () => places.find(isExecutable);
  const found = find() ?? (canInstallPackages() && installFromDebian(packages) ? find() : undefined);
  if (found) return found;
  console.error(
    `The end-to-end tests need ${name} and found none: install it (Debian: apt-get install ${packages[0]}${elsewhere}) ` +
      `or name its file in the variable ${variable}.`,
  );
  process.exit(1);
}

/** `Chromium 140.0.1.2`, for the log of a run. */
export function versionOf(browser) {
  return spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
