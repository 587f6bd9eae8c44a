import { ALARM_TEXTS } from '@contract/alarm';
import { CONSENT_TEXTS } from '@contract/archive';
import {
  NOTICE_KINDS,
  noticePath,
  noticeText,
  type Notice,
  type NoticeGroup,
  type NoticeTarget,
} from '@contract/notice';
import { paths } from '@contract/paths';
import { type PostRef } from '@contract/post';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { createNoticeRepository, toNotice, type BundleItem } from '../../notice';
import { findInvitations, findRequests } from './bundle.repository';

/** What a member is told of outside the site, with the sentence and the link that the bell has (D170). */
export interface NoticeLine {
  item: BundleItem;
  group: NoticeGroup;
  target: PostRef | null;
  /** The title of the target; null without one. */
  title: string | null;
  /** The sentence names the title. */
  hasTitle: boolean;
  sentence: string;
  /** A notice's with `?notice=`. */
  path: string;
}

interface Reading {
  memberId: number;
  at: Date;
}

/**
 * Those of these items that a member has neither read nor answered, and whose target is not hidden: invitations and requests
 * first, then notices, newest first.
 */
export async function readNoticeLines(
  db: Kysely<Tables>,
  items: readonly string[],
  { memberId, at }: Reading,
): Promise<NoticeLine[]> {
  const invitations = await readIfAny(idsIn(items, 'invitation'), (ids) => findInvitations(db, memberId, ids));
  const requests = await readIfAny(idsIn(items, 'archive'), (ids) => findRequests(db, { memberId, ids, at }));
  const notices = await readIfAny(idsIn(items, 'notice'), (ids) =>
    createNoticeRepository(db).unreadAmong(memberId, ids),
  );
  return [
    ...invitations.map(({ id, project_id: projectId, title, nickname }) => ({
      item: `invitation:${id}` as const,
      group: 'ANSWERS' as const,
      target: { kind: 'project' as const, id: projectId },
      title,
      hasTitle: true,
      sentence: ALARM_TEXTS.invites(nickname, title),
      path: paths.projectDetail(projectId),
    })),
    ...requests.map(({ id, title, consent, nickname, published_at: publishedAt }) => ({
      item: `archive:${id}` as const,
      group: 'ANSWERS' as const,
      target: { kind: 'archive' as const, id },
      title,
      hasTitle: true,
      sentence: requestText({ title, consent, nickname, isPublished: publishedAt !== null }),
      path: consent === 'ASKED' ? paths.archiveDetail(id) : paths.teamEvaluation(id),
    })),
    ...notices
      .map(toNotice)
      .filter(({ hidden }) => !hidden)
      .map(toLine),
  ];
}

function requestText(request: { title: string; consent: string; nickname: string | null; isPublished: boolean }) {
  const { title, consent, nickname, isPublished } = request;
  if (consent !== 'ASKED') return ALARM_TEXTS.evaluates(title);
  return isPublished ? CONSENT_TEXTS.questionAfterRelease(title) : CONSENT_TEXTS.question(nickname, title);
}

/** Most mails and pushes are about items of one type. */
const readIfAny = async <Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> => (ids.length === 0 ? [] : read(ids));

const idsIn = (items: readonly string[], type: BundleItem extends `${infer Name}:${number}` ? Name : never) =>
  items.flatMap((item) => (item.startsWith(`${type}:`) ? [Number(item.slice(type.length + 1))] : []));

function toLine(notice: Notice): NoticeLine {
  const { id, kind, target, note } = notice;
  const { group, keepsTitle } = NOTICE_KINDS[kind];
  return {
    item: `notice:${id}`,
    group,
    target: toPost(target),
    title: target?.title ?? (keepsTitle ? note : null),
    hasTitle: false,
    sentence: noticeText(notice),
    path: withNotice(noticePath(notice) ?? paths.notices, id),
  };
}

/** A saved search has lines and mails of its own (D176). */
const toPost = (target: NoticeTarget | null): PostRef | null =>
  target && target.type !== 'search' ? { kind: target.type, id: target.id } : null;

/** The page marks the notice as read and takes the parameter out of its address. */
function withNotice(path: string, id: number): string {
  const [page = '', fragment] = path.split('#');
  return `${page}?notice=${id}${fragment === undefined ? '' : `#${fragment}`}`;
}
