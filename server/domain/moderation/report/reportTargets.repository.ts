import { KEYWORD_LABELS } from '@contract/evaluation';
import { type CaseField, type CaseFieldName } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { isReadableEvaluation, isVisibleTo, isNotSuspended, isReadableProject } from '../../access';

/** The data of a target that a report stores. */
export interface Target {
  /** The writer of the target. */
  reportedId: number;
  /** The post, or the post of the comment; null for an evaluation whose archive was deleted, and for a profile. */
  postId: number | null;
  /** Its texts, without empty ones. */
  fields: CaseField[];
}

/** The texts as lines: what mails and the page of the report show. */
export const textOf = (fields: readonly CaseField[]) => fields.map(({ text }) => text).join('\n');

type FindTarget = (db: Kysely<Tables>, id: number, askerId: number) => Promise<Target | undefined>;

const FINDERS: Record<ReportTargetType, FindTarget> = {
  PROJECT: findProject,
  PROJECT_COMMENT: (db, id, askerId) => findComment(db, 'project', { id, askerId }),
  ARCHIVE: findArchive,
  ARCHIVE_COMMENT: (db, id, askerId) => findComment(db, 'archive', { id, askerId }),
  EVALUATION: findEvaluation,
  PROFILE: findProfile,
};

/** The current target; undefined when it does not exist or is not visible to the caller. */
export function findTarget(
  db: Kysely<Tables>,
  target: { type: ReportTargetType; id: number },
  askerId: number,
): Promise<Target | undefined> {
  return FINDERS[target.type](db, target.id, askerId);
}

async function findProject(db: Kysely<Tables>, id: number): Promise<Target | undefined> {
  const project = await db
    .selectFrom('project')
    .select(['writer_id', 'title', 'project_name', 'introduce', 'article', 'link'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!project) return undefined;
  const { writer_id: reportedId, title, project_name: name, introduce, article, link } = project;
  return {
    reportedId,
    postId: id,
    fields: fieldsOf({ TITLE: title, NAME: name, INTRODUCE: introduce, ARTICLE: article, LINK: link }),
  };
}

/** A pending archive is found only by its team (D50). */
async function findArchive(db: Kysely<Tables>, id: number, askerId: number): Promise<Target | undefined> {
  const archive = await db
    .selectFrom('archive')
    .select(['writer_id', 'title', 'description', 'link'])
    .where('id', '=', id)
    .where(isVisibleTo(askerId))
    .executeTakeFirst();
  if (!archive) return undefined;
  const { writer_id: reportedId, title, description, link } = archive;
  return { reportedId, postId: id, fields: fieldsOf({ TITLE: title, DESCRIPTION: description, LINK: link }) };
}

/** The condition for posts whose comments the caller may read: a hidden one only of its writer or team (D133). */
const IS_READABLE: Record<PostKind, (askerId: number) => Expression<SqlBool>> = {
  project: isReadableProject,
  archive: isVisibleTo,
};

/** A tombstone has no writer and cannot be reported; a pending archive has no comments. */
async function findComment(
  db: Kysely<Tables>,
  kind: PostKind,
  { id, askerId }: { id: number; askerId: number },
): Promise<Target | undefined> {
  const { posts, comments, postId } = POST_TABLES[kind];
  const isBelow = sql`${sql.ref(`${posts}.id`)} = ${sql.ref(`${comments}.${postId}`)}`;
  const comment = await db
    .selectFrom(comments)
    .select(['writer_id', 'content', sql.ref<number>(postId).as('post_id')])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where(sql<SqlBool>`exists (select from ${sql.table(posts)} where ${isBelow} and ${IS_READABLE[kind](askerId)})`)
    .executeTakeFirst();
  if (!comment?.writer_id) return undefined;
  return { reportedId: comment.writer_id, postId: comment.post_id, fields: fieldsOf({ CONTENT: comment.content }) };
}

/** A one-liner that the caller has received and may read; it is not found by anyone else. */
async function findEvaluation(db: Kysely<Tables>, handle: number, askerId: number): Promise<Target | undefined> {
  const evaluation = await db
    .selectFrom('evaluation')
    .select(['evaluator_id', 'archive_id', 'feedback', 'keywords'])
    .where('handle', '=', handle)
    .where('evaluated_id', '=', askerId)
    .where(isReadableEvaluation)
    .executeTakeFirst();
  if (!evaluation) return undefined;
  const { evaluator_id: reportedId, archive_id: postId, feedback, keywords } = evaluation;
  const labels = keywords.map((keyword) => KEYWORD_LABELS[keyword]).join(', ');
  return { reportedId, postId, fields: fieldsOf({ LINE: feedback, KEYWORDS: labels }) };
}

/** The photo, nickname and introduction of a member; a withdrawn or suspended member has none (D134). */
async function findProfile(db: Kysely<Tables>, id: number): Promise<Target | undefined> {
  const member = await db
    .selectFrom('member')
    .select(['nickname', 'introduction'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where(isNotSuspended)
    .executeTakeFirst();
  if (!member) return undefined;
  return {
    reportedId: id,
    postId: null,
    fields: fieldsOf({ NICKNAME: member.nickname ?? '', INTRODUCTION: member.introduction ?? '' }),
  };
}

const fieldsOf = (texts: Partial<Record<CaseFieldName, string>>): CaseField[] =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name: name as CaseFieldName, text }));
