import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '../lib/metrics';
import { DAY, HOUR, MINUTE } from '../lib/durations';
import { RATES } from '../lib/http/rateLimits';
import { startServer, type TestServer } from '../app/testing/startServer';

const QUEUE = /new PQueue|createConcurrencyLimiter\(|createUploadLimiter\(/;
const WAIT = /\bsetInterval\(|\bsetTimeout\(|\bsleep\(|AbortSignal\.timeout\(/;

const page = readFileSync('docs/security.md', 'utf8');

/** The rows of the table below a heading, as cells. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = page.split(`${heading}\n`);
  const lines = section.split(/\n#+ /, 1)[0]?.split('\n') ?? [];
  const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What stands in backticks in the column of a table. */
const namesIn = (rows: readonly string[][], column: number) =>
  rows.flatMap((cells) => [...(cells.at(column) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** Source files of the server, without those of tests, seeds and migrations. */
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('server', file.split(path.sep).join('/')))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/tests\/|\/seed\/|\/migrations\//.test(file));

const matching = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

describe('the tables of docs/security.md', () => {
  it('list every file that queues work, and no other', () => {
    expect(namesIn(rowsBelow('### Queues'), -1).sort()).toEqual(matching(QUEUE));
  });

  it('list every file that waits for time to pass, and no other', () => {
    expect(namesIn(rowsBelow('### Waits'), -1).sort()).toEqual(matching(WAIT));
  });

  it('list every rate with its number of calls', () => {
    const units = new Map([
      [MINUTE, 'a minute'],
      [HOUR, 'an hour'],
      [DAY, 'a day'],
    ]);
    const rates = Object.entries(RATES).map(([name, { max, per }]) => [
      `\`${name}\``,
      `${max.toLocaleString('en')} ${units.get(per)}`,
    ]);
    expect(rowsBelow('### Rates').map(([name, calls]) => [name, calls])).toEqual(rates);
  });

  it('list every table of the database, with a limit or as one that members do not fill', () => {
    const section = page.split('## Tables a member can fill\n')[1]?.split('\n## ', 1)[0] ?? '';
    const [, filledByOthers = ''] = section.split('Operators and the server alone write');
    const others = [...(filledByOthers.split('\n\n', 1)[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const listed = [...namesIn(rowsBelow('## Tables a member can fill'), 0), ...others];
    expect(listed.sort()).toEqual(tablesOfDatabase().sort());
    expect(rowsBelow('## Tables a member can fill').filter(([, limit]) => !limit)).toEqual([]);
  });
});

function tablesOfDatabase(): string[] {
  const source = readFileSync('server/db/tables.ts', 'utf8');
  const [, body = ''] = /export interface Tables \{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

describe('the metrics of a started server', () => {
  const metrics = createMetrics();
  let server: TestServer;
  beforeAll(async () => {
    const renderApp = () => Promise.reject(new Error('The test renders nothing.'));
    server = await startServer({}, undefined, renderApp, metrics);
  });
  afterAll(() => server.close());

  it('contain the gauge of every queue in docs/security.md', async () => {
    const text = await metrics.registry.metrics();
    // The pool is created and watched before the application.
    const ofTheMain = readFileSync('server/app/main.ts', 'utf8');
    const missing = namesIn(rowsBelow('### Queues'), 3).filter(
      (name) => !text.includes(`\n${name} `) && !text.includes(`# TYPE ${name} `) && !ofTheMain.includes(`'${name}'`),
    );
    expect(missing).toEqual([]);
  });

  it('are named for every queue', () => {
    const [, ...queues] = rowsBelow('### Queues');
    expect(queues.filter((cells) => namesIn([cells], 3).length === 0).map(([name]) => name)).toEqual([]);
  });
});
