import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await createEvaluation(db);
  await forgetUnpublished(db);
}

/**
 * An evaluation of a teammate. It may be preserved after the archive is deleted, so it stores the archive's duration
 * (D54). Evaluations by a withdrawn member are preserved, those about a withdrawn member are deleted (D25).
 */
async function createEvaluation(db: Kysely<never>) {
  await sql`
    create domain keyword_codes as text[] constraint keyword_codes_known check (value <@ array[
      'DILIGENT', 'KEEPS_TIME', 'LEADERSHIP', 'CREATIVE', 'STRONG_PROBLEM_SOLVING', 'TEAMWORK', 'RESPONSIBLE',
      'COMMUNICATION', 'ACCEPTS_FEEDBACK', 'ADAPTS_FAST', 'SOCIABLE', 'ATTENTIVE', 'PLANS_WELL', 'RESEARCHES',
      'METICULOUS', 'MOTIVATES', 'SCHEDULE', 'KEEPS_PROMISES', 'SETS_GOALS', 'FLEXIBLE', 'HELPS_OTHERS',
      'COVERS_WEAKNESS'])
  `.execute(db);
  await sql`
    create table evaluation (
      id bigint generated always as identity primary key,
      archive_id bigint references archive on delete set null,
      evaluator_id bigint not null references member,
      evaluated_id bigint not null references member,
      feedback text not null constraint evaluation_feedback_length check (char_length(feedback) between 1 and 100),
      keywords keyword_codes not null constraint evaluation_keywords_any check (cardinality(keywords) > 0),
      period text not null constraint evaluation_period_code check (period in
        ('ONE_MONTH_LESS', 'ONE_TO_THREE_MONTH', 'THREE_TO_SIX_MONTH', 'SIX_TO_ONE_YEAR', 'OVER_ONE_YEAR')),
      created_at timestamptz not null default now(),
      constraint evaluation_once unique (archive_id, evaluator_id, evaluated_id),
      constraint evaluation_of_another check (evaluator_id <> evaluated_id)
    )
  `.execute(db);
  await sql`create index evaluation_of_evaluated on evaluation (evaluated_id)`.execute(db);
  await sql`create index evaluation_of_evaluator on evaluation (evaluator_id)`.execute(db);
}

/** Evaluations of an unpublished archive must never be visible, so they are deleted with it (D54). */
async function forgetUnpublished(db: Kysely<never>) {
  await sql`
    create function forget_unpublished_evaluations() returns trigger language plpgsql as $$
    begin
      delete from evaluation where archive_id = old.id;
      return old;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_forgotten before delete on archive
      for each row when (old.published_at is null) execute function forget_unpublished_evaluations()
  `.execute(db);
}
