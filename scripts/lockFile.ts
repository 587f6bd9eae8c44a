// Checks package-lock.json, so that an installation gets the reviewed packages and runs no install scripts.

export type Versions = Record<string, string>;

/** The fields of package.json that are checked. */
export interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  allowScripts?: Record<string, boolean>;
}

/** One package of a lock file. */
export interface LockEntry extends Omit<Manifest, 'allowScripts'> {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** An SPDX expression. */
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SHA512 = /^sha512-[\w+/]{86}==$/;

/** The packages of a lock file with their names, without the project itself. */
export function packagesOf({ packages }: Lock): [name: string, entry: LockEntry][] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => [folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length), entry]);
}

/** All problems of a lock file, as sentences. */
export function problemsOfLock(lock: Lock, manifest: Manifest): string[] {
  const root = lock.packages[''] ?? {};
  const installed = packagesOf(lock).flatMap(([name, entry]) => problemsOfEntry(name, entry, manifest));
  return [...KINDS.flatMap((kind) => problemsOfRoot(manifest[kind] ?? {}, root[kind] ?? {})), ...installed];
}

/** A lock file that was not regenerated after a change installs other versions than package.json names. */
function problemsOfRoot(wanted: Versions, locked: Versions): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
  const differing = names.filter((name) => wanted[name] !== locked[name]);
  const ranges = Object.entries(wanted).filter(([, version]) => !EXACT.test(version));
  return [
    ...differing.map((name) => `${name}: package.json and the lock file disagree.`),
    ...ranges.map(([name, version]) => `${name}: "${version}" is no exact version.`),
  ];
}

function problemsOfEntry(name: string, entry: LockEntry, { allowScripts = {} }: Manifest): string[] {
  const { resolved, integrity = '', hasInstallScript, link } = entry;
  const checks: [isWrong: boolean, sentence: string][] = [
    [resolved !== undefined, `the lock file says where it comes from (${resolved}).`],
    [link === true, 'a link out of the project.'],
    [!SHA512.test(integrity), 'no sha512 of its content.'],
    [hasInstallScript === true && allowScripts[name] !== false, 'its install script is not refused in allowScripts.'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, sentence]) => `${name}: ${sentence}`);
}
