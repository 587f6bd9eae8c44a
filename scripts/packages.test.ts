import { readFileSync } from 'node:fs';
import { licenseList } from './licenseList';
import { problemsOfLock, type Lock, type LockEntry, type Manifest } from './lockFile';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as Lock;

describe('the lock file', () => {
  it('has exact versions and checksums, no addresses and no install scripts', () => {
    expect(problemsOfLock(lock, manifest)).toEqual([]);
  });

  const pg = lock.packages['node_modules/pg'];
  const withPg = (changes: LockEntry): Lock => ({
    packages: { ...lock.packages, 'node_modules/pg': { ...pg, ...changes } },
  });

  it.each<[string, Lock, string]>([
    [
      'an address',
      withPg({ resolved: 'https://packages.example/pg.tgz' }),
      'pg: the lock file says where it comes from (https://packages.example/pg.tgz).',
    ],
    ['no checksum', withPg({ integrity: undefined }), 'pg: no sha512 of its content.'],
    ['a weak checksum', withPg({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }), 'pg: no sha512 of its content.'],
    [
      'a script of its own',
      withPg({ hasInstallScript: true }),
      'pg: its install script is not refused in allowScripts.',
    ],
  ])('is refused with %s', (_, changed, problem) => {
    expect(problemsOfLock(changed, manifest)).toEqual([problem]);
  });

  it('is refused when it does not match package.json', () => {
    const changed = { ...manifest, dependencies: { ...manifest.dependencies, pg: '^8.0.0' } };
    expect(problemsOfLock(lock, changed)).toEqual([
      'pg: package.json and the lock file disagree.',
      'pg: "^8.0.0" is no exact version.',
    ]);
  });
});

describe('the list of licences', () => {
  it('contains allowed licences only and equals docs/licenses.md (npm run licenses)', () => {
    const { text, refused } = licenseList(lock);
    expect(refused).toEqual([]);
    expect(read('docs/licenses.md')).toBe(text);
  });

  it.each([
    ['GPL-3.0-only', 'somewhere'],
    ['MIT AND GPL-3.0-only', 'somewhere'],
    ['LGPL-3.0-or-later', 'somewhere'],
    ['constructor', 'somewhere'],
    [undefined, 'somewhere'],
  ])('refuses a package with the licence %s', (license, name) => {
    const { refused } = licenseList({ packages: { [`node_modules/${name}`]: { version: '1.0.0', license } } });
    expect(refused).toEqual([`somewhere 1.0.0: the licence ${license ?? 'unknown'} is not allowed.`]);
  });

  it('accepts a package when one of its alternative licences is allowed', () => {
    const packages = { 'node_modules/a/node_modules/b': { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' } };
    expect(licenseList({ packages }).refused).toEqual([]);
  });
});

it('docs/dependencies.md states the purpose of every direct dependency and of no other package', () => {
  const table = /## What each is for\n([^]*?)\n## /.exec(read('docs/dependencies.md'))?.[1] ?? '';
  const rows = [...table.matchAll(/^\| (\S.*?) *\| (\S.*?) *\|$/gm)].slice(1);
  const named = rows.filter(([, , reason = '']) => !/^-+$/.test(reason)).flatMap(([, names = '']) => names.split(', '));
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort());
});
