// The suites that run once more on the PostgreSQL server of CI. The embedded database is PostgreSQL, so every suite has
// already run on one; these are the ones for which another version, collation or connection makes a difference.
import { readdirSync } from 'node:fs';
import { inRoot } from './run.mjs';

const SUITES = [
  // Every endpoint with every kind of caller: all statements of the product run on the other version.
  /^tests\/(permissions|privacy)\.test/,
  // Migrations, constraints, planner, pool, time-outs and LISTEN.
  /^db\/[^/]+\.test/,
  // Triggers, NOTIFY, advisory locks and counters that several processes share.
  /^lib\/(answers|lists|views)\//,
  /^lib\/http\/sharedCounts\.test/,
  /^features\/alarm\//,
  /^(tests\/twoProcesses|app\/http\/rateLimits)\.test/,
  // Order and search of lists depend on the collation.
  /^features\/.*List\.\w+\.test/,
  // Backup, restore and move read the catalogs of the server.
  /^app\/backup\//,
  // The server disconnects and returns.
  /^tests\/(killedDatabase|outages)\.test/,
];

/** @returns their paths; throws when one of the patterns has lost its suites */
export function suitesOnServer() {
  const files = readdirSync(inRoot('server'), { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  return SUITES.flatMap((pattern) => {
    const found = files.filter((file) => file.endsWith('.test.ts') && pattern.test(file));
    if (found.length === 0) throw new Error(`scripts/suites-on-server.mjs: no suite matches ${pattern}.`);
    return found.map((file) => `server/${file}`);
  });
}
