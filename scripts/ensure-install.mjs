// Installs the packages of the lock file when node_modules is missing or differs. It runs before anything is installed,
// so it imports only built-in modules of Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** npm's own record of the installed packages. npm writes it last, so an incomplete installation has none. */
function installedPackages() {
  try {
    return packagesOf('node_modules/.package-lock.json');
  } catch {
    return null;
  }
}

function isInstalled() {
  const installed = installedPackages();
  if (!installed) return false;
  return Object.entries(packagesOf('package-lock.json')).every(([folder, wanted]) => {
    const found = installed[folder];
    if (folder === '') return true;
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json …');
  // Older versions of npm do not know `allowScripts`.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
