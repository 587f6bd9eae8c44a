// The suites that also run on the PostgreSQL server of CI. The embedded database is PostgreSQL, and all suites have already
// run on it. A suite runs once more when the server could give it another result: another version (statements, plans,
// catalogs), another collation, a connection by TCP (pool, LISTEN, time-outs, cuts), locks and isolation. What HTTP and the
// rules make of the rows (fields, limits, refusals) is the same on both, and so are suites that start a database of their
// own.

/** Patterns of their paths in the project. */
export const suitesOnServer = [
  // Every endpoint with every kind of caller, so that all statements of the product run on the other version.
  /^server\/tests\/permissions\.test/,
  // Locks, and what ends a transaction.
  /^server\/tests\/races\.test/,
  // Migrations, constraints, planner, pool, time-outs, LISTEN, and what a killed application leaves.
  /^server\/db\/[^/]+\.test/,
  // Triggers, NOTIFY, advisory locks and counters that several processes share.
  /^server\/lib\/cache\//,
  /^server\/domain\/post\/(lists|views)\//,
  /^server\/lib\/http\/sharedCounts\.test/,
  /^server\/domain\/member\/alarm\/alarmStream\.routes\.test/,
  /^server\/tests\/twoProcesses\.test/,
  // Order and search of lists depend on the collation.
  /^server\/domain\/.*List\.service\.test/,
  // Backup, restore and migration between databases read the system catalogs.
  /^server\/app\/backup\//,
  // The connection is cut, also during a COMMIT.
  /^server\/tests\/outages\.test/,
];
