/**
 * Runs once per run of the server suites: opens a server (the one of TEST_DATABASE_URL, or an embedded one of this run)
 * and creates the migrated template that every suite's database is copied from.
 */
module.exports = async function globalSetup() {
  // Jest loads this file before its transforms, so tsx loads the project's TypeScript.
  const { prepareTemplate } = require('tsx/cjs/api').require('./templateDatabase.ts', __filename);
  const removeTemplate = await prepareTemplate();
  globalThis.removeTemplate = removeTemplate;

  // Jest runs no teardown when it is interrupted.
  const interrupted = () => removeTemplate().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
};
