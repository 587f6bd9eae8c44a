// The suites that also run on the PostgreSQL server of CI. The embedded database is PostgreSQL, so all suites have
// already run on one. These depend on the version, the collation or the connection.

/** Patterns of their paths in the project. */
export const suitesOnServer = [
  // Every endpoint with every kind of caller, so that all statements of the product run on the other version.
  /^server\/tests\/(permissions|privacy)\.test/,
  // Locks and what ends a transaction.
  /^server\/tests\/races\.test/,
  // Migrations, constraints, planner, pool, time-outs and LISTEN.
  /^server\/db\/[^/]+\.test/,
  // Triggers, NOTIFY, advisory locks and counters that several processes share.
  /^server\/lib\/cache\//,
  /^server\/lib\/lists\//,
  /^server\/lib\/views\//,
  /^server\/lib\/http\/sharedCounts\.test/,
  /^server\/features\/alarm\//,
  /^server\/(tests\/twoProcesses|app\/http\/rateLimits)\.test/,
  // Order and search of lists depend on the collation.
  /^server\/features\/.*List\.\w+\.test/,
  // Backup, restore and migration between databases read the system catalogs.
  /^server\/app\/backup\//,
  // The server disconnects and returns.
  /^server\/tests\/(killedDatabase|outages)\.test/,
];
