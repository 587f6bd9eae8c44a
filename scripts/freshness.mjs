// Tells whether a build matches its sources. Compares content, because a checkout or a copy changes all modification
// times.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

const SHARED_INPUTS = ['contract', 'package-lock.json', 'package.json', 'tsconfig.json', 'scripts/run.mjs'];

const BUILDS = {
  web: {
    inputs: [
      ...['src', 'public', 'webpack.config.ts', '.browserslistrc'],
      ...['scripts/build-web.mjs', 'scripts/fonts.mjs', 'scripts/lastBuild.ts'],
    ],
    // These are inlined into the page's script at build time.
    variables: ['API_ORIGIN'],
  },
  server: {
    inputs: [
      'server',
      'src',
      ...['build-server', 'bundle-server', 'bundle-renderer'].map((name) => `scripts/${name}.mjs`),
    ],
    variables: [],
  },
};

const isTest = (file) => /\.test\.tsx?$/.test(file);

function filesOf(target) {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesOf(path.join(target, name)));
}

/** A hash of all inputs of one build. */
export function fingerprint(name) {
  const { inputs, variables } = BUILDS[name];
  const hash = createHash('sha256');
  for (const variable of variables) hash.update(`${variable}=${process.env[variable] ?? ''}\n`);
  for (const file of [...SHARED_INPUTS, ...inputs].flatMap((input) => filesOf(inRoot(input)))) {
    if (!isTest(file)) hash.update(file.slice(inRoot().length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => inRoot('dist', `.${name}-fingerprint`);

export function isFresh(name) {
  try {
    return readFileSync(stampFile(name), 'utf8') === fingerprint(name);
  } catch {
    return false;
  }
}

/**
 * Runs one build and stores the hash of its inputs. The hash is computed before the build, so that a file edited
 * meanwhile makes the build stale. It is written after the build, so that a failed build never counts.
 */
export async function buildOnce(name, build) {
  const made = fingerprint(name);
  rmSync(stampFile(name), { force: true });
  await build();
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stampFile(name), made);
}
