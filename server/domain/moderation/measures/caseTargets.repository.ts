import { KEYWORD_LABELS, type Keyword } from '@contract/evaluation';
import { shorten } from '@contract/graphemes';
import { type CaseFieldName, type CaseStated, type ProfilePart } from '@contract/operator';
import { paths } from '@contract/paths';
import { type ReportTargetType } from '@contract/report';
import { sql, type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { readStated } from './statedFacts.repository';
import { isPlaceholder } from './placeholderNickname.repository';

/** A target about which an operator decides. */
export interface TargetRef {
  target: ReportTargetType;
  id: number;
}

/** The current state of a target, hidden or not. */
export interface CaseTarget {
  writerId: number;
  /** The path of its page; empty if it has none. */
  path: string;
  texts: Partial<Record<CaseFieldName, string>>;
  /** Keys of its pictures. */
  files: string[];
  /** The post on whose page it is shown; none for profiles and for one-liners of deleted archives. */
  page?: { kind: PostKind; postId: number };
  /** Of a comment: the comment it replies to. */
  parentId?: number | null;
  /** Of an evaluation: the member who received it, and the codes of its keywords. */
  evaluatedId?: number;
  keywords?: Keyword[];
  /** Of an archive: what its team states besides the text. */
  stated?: CaseStated;
  /** The parts of a profile that others do not see. */
  hiddenParts?: ProfilePart[];
  /** When it was written; no profile has such a time. */
  created_at?: Date;
  /** When a post or an archive was last edited. */
  updated_at?: Date | null;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
}

type Read = (db: Kysely<Tables>, id: number) => Promise<CaseTarget | undefined>;

const READERS: Record<ReportTargetType, Read> = {
  PROJECT: readProject,
  PROJECT_COMMENT: (db, id) => readComment(db, 'project', id),
  ARCHIVE: readArchive,
  ARCHIVE_COMMENT: (db, id) => readComment(db, 'archive', id),
  EVALUATION: readEvaluation,
  PROFILE: readProfile,
};

/** The current target; undefined when it is deleted. */
export const readCaseTarget = (db: Kysely<Tables>, { target, id }: TargetRef) => READERS[target](db, id);

const STATE = ['hidden_at', 'hidden_by', 'edited_at'] as const;

async function readProject(db: Kysely<Tables>, id: number): Promise<CaseTarget | undefined> {
  const row = await db
    .selectFrom('project')
    .select([
      'writer_id',
      'title',
      'project_name',
      'introduce',
      'article',
      'link',
      'created_at',
      'updated_at',
      ...STATE,
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { writer_id: writerId, title, project_name: name, introduce, article, link, ...state } = row;
  const texts = { TITLE: title, NAME: name, INTRODUCE: introduce, ARTICLE: article, LINK: link };
  const page = { kind: 'project' as const, postId: id };
  return { ...state, writerId, path: paths.projectDetail(id), texts, files: [], page };
}

async function readArchive(db: Kysely<Tables>, id: number): Promise<CaseTarget | undefined> {
  const row = await db
    .selectFrom('archive')
    .select([
      'writer_id',
      'title',
      'description',
      'link',
      'thumbnail',
      'created_at',
      'updated_at',
      'deleted_at',
      ...STATE,
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const images = await db
    .selectFrom('archive_image')
    .select('file_key')
    .where('archive_id', '=', id)
    .orderBy('position')
    .execute();
  const { writer_id: writerId, title, description, link, thumbnail, deleted_at: deletedAt, ...state } = row;
  const files = [thumbnail ?? [], images.map(({ file_key: key }) => key)].flat();
  return {
    ...state,
    writerId,
    texts: { TITLE: title, DESCRIPTION: description, LINK: link },
    files,
    stated: await readStated(db, id),
    // What others confirmed of a deleted one has no page (D164).
    ...(deletedAt === null ? { path: paths.archiveDetail(id), page: { kind: 'archive', postId: id } } : { path: '' }),
  };
}

/** A tombstone counts as deleted. */
async function readComment(db: Kysely<Tables>, kind: PostKind, id: number): Promise<CaseTarget | undefined> {
  const { comments, postId } = POST_TABLES[kind];
  const row = await db
    .selectFrom(comments)
    .select(['writer_id', 'content', 'parent_id', 'created_at', ...STATE, sql.ref<number>(postId).as('post_id')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.writer_id) return undefined;
  const { writer_id: writerId, content, post_id: post, parent_id: parentId, ...state } = row;
  const path = `${kind === 'project' ? paths.projectDetail(post) : paths.archiveDetail(post)}#comment-${id}`;
  const page = { kind, postId: post };
  return { ...state, writerId, path, texts: { CONTENT: content }, files: [], page, parentId };
}

/** Reads an evaluation. @param handle of the evaluation */
async function readEvaluation(db: Kysely<Tables>, handle: number): Promise<CaseTarget | undefined> {
  const row = await db
    .selectFrom('evaluation')
    .select(['evaluator_id', 'evaluated_id', 'feedback', 'keywords', 'created_at', ...STATE])
    .select((eb) =>
      eb
        .selectFrom('archive')
        .select('id')
        .whereRef('archive.id', '=', 'evaluation.archive_id')
        .where('deleted_at', 'is', null)
        .as('archive_id'),
    )
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (!row) return undefined;
  const { evaluator_id: writerId, evaluated_id: evaluatedId, archive_id: archive, feedback, keywords, ...state } = row;
  const labels = keywords.map((keyword: Keyword) => KEYWORD_LABELS[keyword]).join(', ');
  const texts = { LINE: feedback, KEYWORDS: labels };
  const path = archive === null ? '' : paths.archiveDetail(archive);
  const page = archive === null ? undefined : { kind: 'archive' as const, postId: archive };
  return { ...state, writerId, evaluatedId, keywords, path, texts, files: [], page };
}

/** The profile with its hidden parts; a withdrawn member has none. */
async function readProfile(db: Kysely<Tables>, id: number): Promise<CaseTarget | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['nickname', 'introduction', 'profile_image'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!row?.nickname) return undefined;
  const hidden = await readHiddenParts(db, id);
  const valueOf = (part: string) => hidden.find((one) => one.part === part)?.value;
  const photo = valueOf('PHOTO') ?? row.profile_image;
  return {
    writerId: id,
    path: paths.memberPage(row.nickname),
    texts: {
      NICKNAME: nicknames(row.nickname, valueOf('NICKNAME')),
      INTRODUCTION: valueOf('INTRODUCTION') ?? row.introduction ?? '',
    },
    files: photo === null ? [] : [photo],
    hiddenParts: hidden.flatMap(({ part }) => (isStillHidden(part, row.nickname ?? '') ? part : [])),
    hidden_at: hidden[0]?.hidden_at ?? null,
    hidden_by: hidden.length > 0 ? 'OPERATOR' : null,
    edited_at: null,
  };
}

/** The nickname that others see, if it is no placeholder, and the hidden one. */
function nicknames(current: string, hidden?: string): string {
  if (hidden === undefined) return current;
  return isPlaceholder(current) ? hidden : `${current}\n${hidden}`;
}

/** Whether a hidden part is not visible: a member may replace a hidden nickname by a visible one (D133). */
export const isStillHidden = (part: ProfilePart, nickname: string) => part !== 'NICKNAME' || isPlaceholder(nickname);

/** The hidden values of a profile. */
export function readHiddenParts(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('hidden_profile')
    .select(['part', 'value', 'hidden_at'])
    .where('member_id', '=', memberId)
    .orderBy('part')
    .execute();
}

const TITLE_LENGTH = 60;

/** The title of a target in lists and notices: the first line of its text. */
export function titleOf(target: ReportTargetType, texts: CaseTarget['texts']): string {
  const first = target === 'PROFILE' ? texts.NICKNAME : (texts.TITLE ?? texts.CONTENT ?? texts.LINE);
  return cutTitle(first ?? '');
}

/** Converts a text to a title: its first line, cut to a maximum length. */
export function cutTitle(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return shorten(line, TITLE_LENGTH);
}
