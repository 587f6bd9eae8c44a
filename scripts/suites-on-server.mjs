// The suites that also run on the PostgreSQL server of CI. The embedded database is PostgreSQL, so all suites have
// already run on one. These depend on the version, the collation or the connection.
import { readdirSync } from 'node:fs';
import { inRoot } from './run.mjs';

const SUITES = [
  // Every endpoint with every kind of caller, so that all statements of the product run on the other version.
  /^tests\/(permissions|privacy)\.test/,
  // Locks and what ends a transaction.
  /^tests\/races\.test/,
  // Migrations, constraints, planner, pool, time-outs and LISTEN.
  /^db\/[^/]+\.test/,
  // Triggers, NOTIFY, advisory locks and counters that several processes share.
  /^lib\/cache\//,
  /^lib\/lists\//,
  /^lib\/views\//,
  /^lib\/http\/sharedCounts\.test/,
  /^features\/alarm\//,
  /^(tests\/twoProcesses|app\/http\/rateLimits)\.test/,
  // Order and search of lists depend on the collation.
  /^features\/.*List\.\w+\.test/,
  // Backup, restore and migration between databases read the system catalogs.
  /^app\/backup\//,
  // The server disconnects and returns.
  /^tests\/(killedDatabase|outages)\.test/,
];

/** @returns their paths. @throws Error when a pattern matches no suite */
export function suitesOnServer() {
  const files = readdirSync(inRoot('server'), { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  return SUITES.flatMap((pattern) => {
    const found = files.filter((file) => file.endsWith('.test.ts') && pattern.test(file));
    if (found.length === 0) throw new Error(`scripts/suites-on-server.mjs: no suite matches ${pattern}.`);
    return found.map((file) => `server/${file}`);
  });
}
