import { createHash } from 'node:crypto';
import {
  OPERATOR_MESSAGES,
  type ReasonTemplate,
  type ReasonTemplates,
  type TemplatesPayload,
} from '@contract/operator';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables } from '../../../db/tables';
import { conflict } from '../../../lib/http/errors';

export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** The reasons that operators use often, one list for the installation (D190). */
export function createTemplatesService(db: Kysely<Tables>) {
  return {
    read: (): Promise<ReasonTemplates> => readTemplates(db),

    /** Replaces the list. @throws ApiError 409 when it has changed since it was read */
    async save({ templates, version }: TemplatesPayload): Promise<ReasonTemplates> {
      return inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('reason_template', 0))`.execute(trx);
        const current = await readTemplates(trx);
        if (current.version !== version) throw conflict(OPERATOR_MESSAGES.caseChanged);
        await trx.deleteFrom('reason_template').execute();
        const rows = templates.map(({ name, text }, position) => ({ position, name, text }));
        if (rows.length > 0) await trx.insertInto('reason_template').values(rows).execute();
        return readTemplates(trx);
      });
    },
  };
}

async function readTemplates(db: Kysely<Tables>): Promise<ReasonTemplates> {
  const templates = await db.selectFrom('reason_template').select(['name', 'text']).orderBy('position').execute();
  return { templates, version: versionOf(templates) };
}

const versionOf = (templates: readonly ReasonTemplate[]) =>
  createHash('sha256').update(JSON.stringify(templates)).digest('base64url').slice(0, 22);
