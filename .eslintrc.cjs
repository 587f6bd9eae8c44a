/** Who may import whom: docs/architecture.md explains each row. First the layers, then what each of them may reach. */
const folder = (type, pattern, capture) => ({ type, pattern, partialMatch: false, ...(capture && { capture }) });

const LAYERS = [
  folder('app', 'src/app'),
  folder('feature', 'src/features/*', ['name']),
  folder('entity', 'src/entities/*', ['name']),
  // Before `shared`, and exclusive: the one shared folder that speaks to the server.
  { ...folder('shared-api', 'src/shared/api'), exclusive: true },
  folder('shared', 'src/shared/*', ['name']),
  folder('contract', 'contract'),
  folder('server-app', 'server/app'),
  folder('server-tests', 'server/tests'),
  folder('server-feature', 'server/features/*', ['name']),
  // Before `server-db`, and exclusive: the demo data is made through the services of the features.
  { ...folder('server-seed', 'server/db/seed'), exclusive: true },
  folder('server-db', 'server/db'),
  folder('server-lib', 'server/lib'),
];

const WEB = ['app', 'feature', 'entity', 'shared', 'shared-api'];
const SERVER = ['server-app', 'server-tests', 'server-feature', 'server-seed', 'server-db', 'server-lib'];
const TEST_FILES = '**/*.test.ts?(x)';

const element = (types) => ({ element: { types: { anyOf: types } } });
const packages = (source) => ({ module: { origin: ['external', 'core'], source } });

const mayImport = (from, to) => ({ from: element(from), allow: { to: element(to) } });
const mayNotUse = (from, source) => ({ from: element(from), disallow: { to: packages(source) } });
const onlyThroughItsDoor = (type) => ({
  disallow: { to: { element: { type, fileInternalPath: '!index.ts' } } },
  message: 'Import {{ to.element.path }} through its index.ts.',
});
const testsMayImport = (half) => ({
  from: { ...element(half), file: { path: TEST_FILES } },
  allow: { to: element([...half, 'contract']) },
});

// The last policy that matches decides.
const POLICIES = [
  mayImport(['app'], ['app', 'feature', 'entity', 'shared', 'shared-api', 'contract']),
  mayImport(['feature'], ['entity', 'shared', 'shared-api', 'contract']),
  mayImport(['entity'], ['shared', 'contract']),
  mayImport(['shared'], ['shared', 'contract']),
  mayImport(['shared-api'], ['shared', 'shared-api', 'contract']),
  mayImport(['contract'], ['contract']),
  mayImport(['server-app', 'server-seed'], ['server-app', 'server-feature', 'server-db', 'server-lib', 'contract']),
  mayImport(['server-feature'], ['server-db', 'server-lib', 'contract']),
  mayImport(['server-db', 'server-lib'], ['server-db', 'server-lib', 'contract']),
  ...['feature', 'entity', 'shared-api', 'server-feature'].map(onlyThroughItsDoor),
  // A test composes: it may reach anything in its own half.
  testsMayImport(WEB),
  testsMayImport(SERVER),
  // What the server renders pages with, as the build bundles it.
  { from: { ...element(['server-app']), file: { path: '**/testing/renderApp.ts' } }, allow: { to: element(['app']) } },
  { allow: { to: packages('**') } },
  mayNotUse(['contract'], ['!yup']),
  mayNotUse(WEB, ['fastify', 'fastify-plugin', '@fastify/*', 'kysely', 'pg', 'pino', 'sharp', '@node-rs/*']),
  { from: element(WEB), disallow: { to: { module: { origin: 'core' } } } },
  mayNotUse(SERVER, ['react', 'react-*', 'redux-*', '@reduxjs/*', '@emotion/*', 'formik', 'swiper']),
  {
    from: { ...element([...WEB, 'contract']), file: { path: TEST_FILES } },
    allow: { to: { module: { origin: 'core' } } },
  },
  // Tests run on Node, whose FormData accepts only its own File.
  {
    from: { ...element(['app']), file: { path: '**/testing/jsdomPolyfills.ts' } },
    allow: { to: { module: { origin: 'core' } } },
  },
];

const ONE_WAY_INTO_A_TRANSACTION = {
  selector: 'CallExpression[callee.property.name=/^(transaction|startTransaction)$/]',
  message: 'inTransaction (server/db) opens every transaction: it runs one again that a deadlock has ended.',
};

const NO_SPREAD_OF_A_LITERAL = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the properties themselves.',
};

const COLOUR = '#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(';
const COLOURS_FROM_THE_THEME = [`Literal[value=/^(${COLOUR})/]`, `TemplateElement[value.raw=/${COLOUR}/]`].map(
  (selector) => ({ selector, message: 'Colours come from the theme.' }),
);

/**
 * What Oxlint has no rule for; all others are in `.oxlintrc.json`.
 *
 * @type {import('eslint').Linter.LegacyConfig}
 */
module.exports = {
  root: true,
  reportUnusedDisableDirectives: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true } },
  plugins: ['boundaries'],
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'boundaries/include': ['src/**/*', 'contract/**/*', 'server/**/*'],
    'boundaries/elements': LAYERS,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL],
    'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies: POLICIES }],
  },
  overrides: [
    {
      files: ['src/**'],
      excludedFiles: ['src/shared/theme/tokens.ts', '*.test.ts', '*.test.tsx'],
      rules: { 'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ...COLOURS_FROM_THE_THEME] },
    },
    {
      files: ['server/**'],
      excludedFiles: ['server/db/inTransaction.ts', TEST_FILES],
      rules: { 'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ONE_WAY_INTO_A_TRANSACTION] },
    },
    {
      files: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      plugins: ['testing-library'],
      extends: ['plugin:testing-library/react'],
      // It takes everything called render… for Testing Library's own; our renderRoute returns what an errand needs.
      rules: { 'testing-library/render-result-naming-convention': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'data', 'coverage', '.cache', '.gen', '.pw', 'node_modules'],
};
