/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { Config } from 'jest';
import { pathsToModuleNameMapper } from 'ts-jest';

interface TsConfig {
  compilerOptions: { paths: Record<string, string[]> };
}

const { compilerOptions } = JSON.parse(readFileSync('./tsconfig.json', 'utf8')) as TsConfig;

// `npm run types` checks the types of everything at once; the transformers only remove them.
const tsJest: [string, object] = [
  'ts-jest',
  {
    tsconfig: { ...compilerOptions, module: 'commonjs', verbatimModuleSyntax: false, noEmit: false },
    diagnostics: false,
  },
];

// Faster than ts-jest when nothing is cached.
const swc: [string, object] = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

// Jest on Node 20 cannot require() an ES module. Every .mjs file is transformed;
// packages that ship ES modules as plain .js are named here.
const esmPackages = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'until-async',
].join('|');

const cores = os.availableParallelism();

const CLOCK = '<rootDir>/scripts/test-clock.cjs';

const RETRIES = '<rootDir>/scripts/jest-retries.cjs';

/** A folder of bundles instead of the suites by themselves (scripts/test-bundles.mjs). */
const BUNDLES = process.env['TEST_BUNDLES'];

const suites = (project: string, patterns: string[]) =>
  BUNDLES ? [`<rootDir>/${BUNDLES}/${project}/*.test.cjs`] : patterns;

const common: Config = {
  // Jest's own default folder is shared with every other project of the user.
  cacheDirectory: '<rootDir>/.cache/jest',
  moduleNameMapper: {
    // `swiper/css` is a stylesheet without the ending.
    '(\\.css|^swiper/css.*)$': '<rootDir>/src/app/testing/emptyStyle.cjs',
    ...pathsToModuleNameMapper(compilerOptions.paths, { prefix: '<rootDir>/' }),
  },
  transform: { '^.+\\.(ts|tsx|mjs|js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/).+\\.c?js$`],
};

export default {
  // Ends what hangs; a slow machine is no failure. As in playwright.config.ts.
  testTimeout: 180_000,
  // The memory of all suites exceeds that of one process: always in workers (a single one would be this process), and a
  // worker that has grown is replaced. Suites of the server wait for timers, processes and the database
  // about half of their time, so a small machine gets one worker more than it has cores.
  maxWorkers: cores < 4 ? cores + 1 : cores - 1,
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      setupFiles: [CLOCK],
      testMatch: suites('contract', ['<rootDir>/contract/**/*.test.ts']),
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: suites('scripts', ['<rootDir>/scripts/**/*.test.ts', '<rootDir>/bench/**/*.test.ts']),
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/src/app/testing/environment.cjs',
      // The first pattern that matches decides.
      transform: { '\\.test\\.tsx?$': tsJest, ...common.transform },
      testMatch: suites('web', ['<rootDir>/src/**/*.test.ts?(x)']),
      setupFiles: [CLOCK],
      setupFilesAfterEnv: [RETRIES, '<rootDir>/src/app/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: suites('server', ['<rootDir>/server/**/*.test.ts']),
      // On the clock of the database, unless another one is named.
      setupFiles: process.env['TEST_CLOCK'] ? [CLOCK] : [],
      setupFilesAfterEnv: [RETRIES],
      globalSetup: '<rootDir>/server/app/testing/globalSetup.cjs',
      globalTeardown: '<rootDir>/server/app/testing/globalTeardown.cjs',
    },
  ],
} satisfies Config;
