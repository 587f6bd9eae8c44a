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
];

const COLOUR = '#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(';
const COLOURS_FROM_THE_THEME = [`Literal[value=/^(${COLOUR})/]`, `TemplateElement[value.raw=/${COLOUR}/]`].map(
  (selector) => ({ selector, message: 'Colours come from the theme.' }),
);

/** @type {import('eslint').Linter.LegacyConfig} */
module.exports = {
  root: true,
  reportUnusedDisableDirectives: true,
  env: { es2022: true },
  parser: '@typescript-eslint/parser',
  parserOptions: {
    ecmaVersion: 'latest',
    sourceType: 'module',
    // One program for all files: a seventh less processor time than `projectService`, which serves editors.
    project: './tsconfig.json',
    tsconfigRootDir: __dirname,
    ecmaFeatures: { jsx: true },
  },
  plugins: ['@typescript-eslint', 'import-x', 'boundaries'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/recommended-type-checked',
    'plugin:@typescript-eslint/stylistic-type-checked',
    'plugin:import-x/recommended',
    'plugin:import-x/typescript',
    'prettier',
  ],
  settings: {
    react: { version: '19.3' },
    'import-x/resolver': { typescript: { project: './tsconfig.json' } },
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'boundaries/include': ['src/**/*', 'contract/**/*', 'server/**/*'],
    'boundaries/elements': LAYERS,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies: POLICIES }],
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 4],
    complexity: ['error', 12],
    eqeqeq: 'error',
    'no-nested-ternary': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'].map((name) => ({
            name,
            message: 'Only src/shared/api speaks RTK Query.',
          })),
        ],
      },
    ],
    // The type check finds what these two find.
    'import-x/default': 'off',
    'import-x/namespace': 'off',
    'import-x/no-default-export': 'error',
    // .gen/ is made by the build.
    'import-x/no-unresolved': ['error', { ignore: ['/\\.gen/'] }],
    // Both fire on the documented way to use dayjs, Fastify's plugins and user-event.
    'import-x/no-named-as-default': 'off',
    'import-x/no-named-as-default-member': 'off',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // process.env['PORT']: an index signature reads as one.
    '@typescript-eslint/dot-notation': 'off',
    // Fastify plugins and storage engines are async by their contract, with or without an await.
    '@typescript-eslint/require-await': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      env: { browser: true },
      // Formik types the functions it hands out as methods; none of them uses `this`.
      rules: { 'no-console': 'error', '@typescript-eslint/unbound-method': 'off' },
    },
    {
      // Components and hooks as they ship: React's compiler analyses each of these files.
      files: ['src/**'],
      excludedFiles: ['*.test.ts', '*.test.tsx', 'src/app/testing/**', '*.styles.ts'],
      plugins: ['react', 'react-hooks', 'jsx-a11y'],
      extends: [
        'plugin:react/recommended',
        'plugin:react/jsx-runtime',
        'plugin:react-hooks/recommended',
        'plugin:jsx-a11y/strict',
      ],
      rules: {
        'react/no-unknown-property': ['error', { ignore: ['css'] }],
        // TypeScript checks props.
        'react/prop-types': 'off',
      },
    },
    {
      files: ['src/**'],
      excludedFiles: ['src/shared/theme/tokens.ts', '*.test.ts', '*.test.tsx'],
      rules: { 'no-restricted-syntax': ['error', ...COLOURS_FROM_THE_THEME] },
    },
    // The one place that speaks RTK Query; it draws nothing, so it needs no Link.
    { files: ['src/shared/api/**'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['server/**', 'e2e/**', 'bench/**', '*.config.ts', 'scripts/**'], env: { node: true } },
    {
      files: ['*.test.ts', '*.test.tsx', 'src/app/testing/**', 'server/app/testing/**', 'e2e/**'],
      env: { jest: true },
      rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      plugins: ['testing-library'],
      extends: ['plugin:testing-library/react'],
      // It takes everything called render… for Testing Library's own; our renderRoute returns what an errand needs.
      rules: { 'testing-library/render-result-naming-convention': 'off' },
    },
    // A suite is one function; a row of a table of cases is a list of parameters.
    {
      files: ['*.test.ts', '*.test.tsx', 'e2e/**', 'src/app/testing/**', 'server/app/testing/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    { files: ['*.test.ts', '*.test.tsx'], rules: { 'max-params': 'off' } },
    {
      files: ['server/db/migrations/**', 'server/db/seed/**'],
      rules: { 'max-lines-per-function': 'off', 'max-params': 'off' },
    },
    // What the tools look for is a default export.
    { files: ['*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
    // Plain JavaScript is in no tsconfig, so it has no types to lint by.
    {
      files: ['*.cjs', '*.mjs'],
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
      parserOptions: { projectService: false, program: null },
      env: { node: true },
    },
    // CommonJS has no other way to import.
    { files: ['*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ],
  ignorePatterns: ['dist', 'data', 'coverage', '.cache', '.gen', '.pw', 'node_modules'],
};
