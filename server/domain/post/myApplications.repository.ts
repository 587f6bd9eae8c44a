import { TIMES } from '@contract/limits';
import { type MyApplication } from '@contract/application';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { questionsOf, toQuestion } from './applicationQuestions.repository';

/** The columns that an applicant's list and a leader's list share. */
export const APPLICATION_FACTS = [
  ...(['application.id', 'role', 'message', 'application.link', 'application.status', 'reason', 'note'] as const),
  ...(['application.created_at', 'clock_restarted_at', 'application.answered_at'] as const),
  ...(['joined_role', 'ended_reason'] as const),
  questionsOf.as('questions'),
] as const;

export type MyApplicationRow = Awaited<ReturnType<ReturnType<typeof myApplications>['execute']>>[number];

/** Applications with their posts, also deleted ones, as their applicant sees them. */
export function myApplications(db: Kysely<Tables>) {
  return db
    .selectFrom('project_application as application')
    .leftJoin('project', 'project.id', 'application.project_id')
    .select([...APPLICATION_FACTS, 'application.project_id'])
    .select(sql<string | null>`coalesce(title, post_title)`.as('title'));
}

/** When a pending application expires. */
export function expiryOf({ created_at: sentAt, clock_restarted_at: restartedAt }: Clock): Date {
  return new Date((restartedAt ?? sentAt).getTime() + TIMES.applicationExpiry);
}

type Clock = Pick<MyApplicationRow, 'created_at' | 'clock_restarted_at'>;

/** The fields of an application that both applicant and leader see. */
export function toApplicationFacts(row: Omit<MyApplicationRow, 'project_id' | 'title'>) {
  return {
    id: row.id,
    role: row.role,
    message: row.message,
    link: row.link,
    status: row.status,
    reason: row.reason,
    note: row.note,
    joinedRole: row.joined_role,
    endedReason: row.ended_reason,
    questions: row.questions.map(toQuestion),
    createdDateTime: row.created_at.toISOString(),
    answeredDateTime: row.answered_at?.toISOString() ?? null,
    expiresDateTime: expiryOf(row).toISOString(),
  };
}

/** An application as its applicant sees it. */
export function toMyApplication(row: MyApplicationRow): MyApplication {
  return { ...toApplicationFacts(row), projectId: row.project_id, title: row.title };
}
