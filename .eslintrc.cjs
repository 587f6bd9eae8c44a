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
  folder('server-domain', 'server/domain/*', ['name']),
  // Before `server-db`, and exclusive: the demo data is made through the services of the domains.
  { ...folder('server-seed', 'server/db/seed'), exclusive: true },
  folder('server-db', 'server/db'),
  folder('server-lib', 'server/lib'),
];

const WEB = ['app', 'feature', 'entity', 'shared', 'shared-api'];
const SERVER = ['server-app', 'server-tests', 'server-domain', 'server-seed', 'server-db', 'server-lib'];

/**
 * The domains of the server, lowest first: each may use the doors of those before it, never of one after it
 * (docs/decisions/0035-domains-of-the-server.md).
 */
const DOMAINS = ['access', 'notice', 'post', 'team', 'archive', 'evaluation', 'record', 'moderation', 'member'];

const TEST_FILES = '**/*.test.ts?(x)';

const element = (types) => ({ element: { types: { anyOf: types } } });
const packages = (source) => ({ module: { origin: ['external', 'core'], source } });

const mayImport = (from, to) => ({ from: element(from), allow: { to: element(to) } });
const mayUseTheDoorsBelow = (name, index) => ({
  from: { element: { type: 'server-domain', captured: { name } } },
  allow: { to: { element: { type: 'server-domain', captured: { name: DOMAINS.slice(0, index) } } } },
});
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
  mayImport(['server-app', 'server-seed'], ['server-app', 'server-domain', 'server-db', 'server-lib', 'contract']),
  mayImport(['server-domain'], ['server-db', 'server-lib', 'contract']),
  ...DOMAINS.slice(1).map((name, index) => mayUseTheDoorsBelow(name, index + 1)),
  mayImport(['server-db', 'server-lib'], ['server-db', 'server-lib', 'contract']),
  ...['feature', 'entity', 'shared-api', 'server-domain'].map(onlyThroughItsDoor),
  // A test composes: it may reach anything in its own half.
  testsMayImport(WEB),
  testsMayImport(SERVER),
  // What tests and benchmarks know of an endpoint is declared beside its route.
  {
    from: { ...element(['server-domain']), file: { path: '**/*.endpoints.ts' } },
    allow: { to: element(['server-app', 'server-domain', 'contract']) },
  },
  {
    from: { ...element(['server-app']), file: { path: '**/testing/endpoints.ts' } },
    allow: { to: element(['server-app', 'server-domain']) },
  },
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

const QUERY = 'callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/';
const SQL_IN_REPOSITORIES = [
  `CallExpression[${QUERY}]`,
  'ImportDeclaration[source.value="kysely"] > ImportSpecifier[importKind!="type"][imported.name=/^(sql|expressionBuilder)$/]',
].map((selector) => ({ selector, message: 'SQL belongs to a repository: a file called *.repository.ts.' }));

/** The tables of the server's own machinery; those of the product belong to its domains. */
const TABLES_OF_LIB = ['call_count', 'file_erasure', 'installation', 'delivery', 'delivery_count', 'request_key'];
const NO_TABLE_OF_THE_PRODUCT = {
  selector: `CallExpression[${QUERY}][arguments.0.value!=/^(${TABLES_OF_LIB.join('|')})$/]`,
  message: 'server/lib knows no noun of the product: tables of the product belong to a domain.',
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
      excludedFiles: ['src/shared/theme/tokens.ts', 'src/shared/theme/providers.ts', '*.test.ts', '*.test.tsx'],
      rules: { 'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ...COLOURS_FROM_THE_THEME] },
    },
    {
      files: ['server/**'],
      excludedFiles: ['server/db/inTransaction.ts', TEST_FILES],
      rules: { 'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ONE_WAY_INTO_A_TRANSACTION] },
    },
    {
      files: ['server/domain/**', 'server/app/**'],
      // Backup and doctor look after the database itself.
      excludedFiles: ['*.repository.ts', '**/testing/**', 'server/app/{backup,doctor}/**', TEST_FILES],
      rules: {
        'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ONE_WAY_INTO_A_TRANSACTION, ...SQL_IN_REPOSITORIES],
      },
    },
    {
      files: ['server/lib/**'],
      excludedFiles: [TEST_FILES],
      rules: {
        'no-restricted-syntax': ['error', NO_SPREAD_OF_A_LITERAL, ONE_WAY_INTO_A_TRANSACTION, NO_TABLE_OF_THE_PRODUCT],
      },
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
