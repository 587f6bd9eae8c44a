import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import {
  OPERATOR_MESSAGES,
  type MemberCard,
  type MemberCardPage,
  type MemberListQuery,
  type RoleChange,
} from '@contract/operator';
import { conflict, notFound } from '../../../lib/http/errors';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type Member } from '../../access';
import { isSuspended, type RoleOutcome } from '../measures/changeRole.repository';
import { toMemberVersion } from './memberVersion.repository';
import { type LogRow } from './log.repository';
import { toInstant, toLogItem } from './log.view';
import { addressIn, type CardRow, type MemberCardsRepository } from './memberCards.repository';

interface MemberCardsDeps {
  cards: MemberCardsRepository;
  setRole: (change: { memberId: number; actorId: number } & RoleChange) => Promise<RoleOutcome>;
  now: () => number;
}

export type MemberCardsService = ReturnType<typeof createMemberCardsService>;

/** Lists members for the desk, and changes their roles. */
export function createMemberCardsService({ cards, setRole, now }: MemberCardsDeps) {
  async function list(query: MemberListQuery, readerId: number): Promise<MemberCardPage> {
    const at = new Date(now());
    const [rows, totalElements] = await Promise.all([cards.list(query, at), cards.count(query, at)]);
    const members = await toCards(rows, at, readerId);
    const address = query.page === 0 ? addressIn(query.query) : undefined;
    if (address) await cards.logSearch({ readerId, memberId: rows[0]?.id ?? null, at });
    return { members, totalPages: pagesOf(totalElements, LIMITS.rowPageSize), totalElements };
  }

  /**
   * Changes a role. @throws ApiError 404 for unknown members, 409 for the last operator, a suspended or a withdrawn
   * member
   */
  async function changeRole(memberId: number, change: RoleChange, operator: Member): Promise<MemberCard> {
    const refusal = REFUSALS[await setRole({ memberId, actorId: operator.id, ...change })];
    if (refusal) throw refusal();
    return read(memberId, operator.id);
  }

  /** Reads the card of a member for an operator. @throws ApiError 404 */
  async function read(memberId: number, readerId: number): Promise<MemberCard> {
    const at = new Date(now());
    const row = await cards.find(memberId, at);
    const [card] = await toCards(row ? [row] : [], at, readerId);
    if (!card) throw notFound(MESSAGES.unknownMember);
    return card;
  }

  async function toCards(rows: readonly CardRow[], at: Date, readerId: number): Promise<MemberCard[]> {
    const ids = rows.map(({ id }) => id);
    const measures = await cards.measuresOf(ids, readerId);
    return rows.map((row) =>
      toCard(
        row,
        measures.filter(({ member_id: id }) => id === row.id),
        at,
      ),
    );
  }

  return { list, read, changeRole };
}

const REFUSALS: Record<RoleOutcome, (() => Error) | null> = {
  changed: null,
  unchanged: null,
  unknown: () => notFound(MESSAGES.unknownMember),
  withdrawn: () => conflict(OPERATOR_MESSAGES.withdrawn),
  suspended: () => conflict(OPERATOR_MESSAGES.suspended),
  last: () => conflict(OPERATOR_MESSAGES.lastOperator),
};

function toCard(row: CardRow, measures: readonly LogRow[], at: Date): MemberCard {
  const until = isSuspended(row.suspended_until, at) ? row.suspended_until : null;
  return {
    memberId: row.id,
    version: toMemberVersion(row.newest_act, row.suspended_until, at),
    nickname: row.nickname,
    profileImg: imageUrl(row.profile_image),
    joinedDateTime: row.created_at.toISOString(),
    role: row.account_role,
    suspension: until === null ? null : { untilDateTime: toInstant(until), reason: row.suspended_reason ?? '' },
    warnings: row.warnings,
    hides: row.hides,
    reportsAbout: row.reports_about,
    reportsBy: row.reports_by,
    dismissedReportsBy: row.dismissed_reports_by,
    expiredApplications: row.expired_applications,
    resembles: row.resembles,
    measures: measures.map(toLogItem),
  };
}
