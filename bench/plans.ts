import { projectListRules } from '@contract/project';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { type Pool } from 'pg';
import { preparedStatements } from '../server/db/preparedStatements';
import { type Tables } from '../server/db/tables';
import { type Cached } from '../server/lib/cache/cache';
import { createViewerStates } from '../server/domain/post/viewerState.repository';
import { createProjectListRepository } from '../server/domain/post/projectList.repository';
import { createProjectListService } from '../server/domain/post/projectList.service';
import { type Benchmark } from './benchmark';
import { onDatabase } from './onDatabase';
import { fill } from './fill/fill';
import { planCases } from './listCases';
import { describeMachine } from './machine';

const POSTS = 1_000_000;

const uncached: Cached = (_key, _tags, read) => read();

/**
 * Query plans of each page of the list: the statements of a first visit, which includes the count of matching posts.
 */
export const plansBenchmark: Benchmark = {
  name: 'plans',
  about: 'the plan of every statement of the list at 1,000,000 posts, as Markdown (docs/query-plans.md)',
  async run() {
    await onDatabase('PostgreSQL', async ({ database: { db, pool } }) => {
      await fill(db, POSTS);
      console.log(`${describeMachine()}\n`);
      for (const [name, query] of Object.entries(planCases)) {
        console.log(`## ${name}\n\n\`GET /api/projects/filter/keyword${decodeURIComponent(query)}\`\n`);
        for (const statement of await statementsOf(pool, query)) console.log(await explain(pool, statement));
      }
    });
  },
};

/** The statements of one request of the list on a newly started server. */
async function statementsOf(pool: Pool, query: string): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparedStatements(pool) }),
    log: ({ query: statement }) => void statements.push(statement),
  });
  const service = createProjectListService({
    list: createProjectListRepository(db),
    viewerStates: createViewerStates(db, uncached, 'project'),
    cached: uncached,
  });
  await service.page(projectListRules.validateSync(parametersOf(query)));
  return statements;
}

function parametersOf(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

async function explain(pool: Pool, { sql, parameters }: CompiledQuery): Promise<string> {
  const text = `explain (analyze, buffers, costs off, timing off) ${sql}`;
  // The second execution is measured: its blocks are already in memory, as on a server that has been running.
  await pool.query(text, [...parameters]);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(text, [...parameters]);
  return `\`\`\`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n\`\`\`\n`;
}
