/**
 * Once per run of the server suites: a server (the one of TEST_DATABASE_URL, or an embedded one of this run's own) and
 * on it the migrated template every suite's database is copied from.
 */
module.exports = async function globalSetup() {
  // Jest loads this file itself, before its transforms: tsx makes the project's TypeScript loadable.
  const { prepareTemplate } = require('tsx/cjs/api').require('./templateDatabase.ts', __filename);
  const removeTemplate = await prepareTemplate();
  globalThis.removeTemplate = removeTemplate;

  // Jest does not tear down what is interrupted.
  const interrupted = () => removeTemplate().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
};
