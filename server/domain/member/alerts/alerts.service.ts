import { NOTIFICATION_TEXTS } from '@contract/notifications';
import {
  canonicalQuery,
  SAVED_SEARCH_TEXTS,
  searchName,
  type SavedSearch,
  type SavedSearchPayload,
  type SearchChangePayload,
} from '@contract/savedSearch';
import { ApiError, conflict, notFound, sessionOver } from '../../../lib/http/errors';
import { type AlertFault, type AlertRepository, type SavedSearchRow } from './alerts.repository';

interface AlertDeps {
  alerts: AlertRepository;
  shiftedNow: () => number;
}

export type AlertService = ReturnType<typeof createAlertService>;

/** 내 알림 조건: searches of posts of which members are told (D176). */
export function createAlertService({ alerts, shiftedNow }: AlertDeps) {
  const now = () => new Date(shiftedNow());

  return {
    async list(memberId: number): Promise<SavedSearch[]> {
      return (await alerts.listOf(memberId)).map(toSavedSearch);
    },

    /** Stores a search; the same again is the stored one. @throws ApiError 400 without agreement, 409 the eleventh */
    async add(memberId: number, payload: SavedSearchPayload): Promise<SavedSearch> {
      const { query, mail = 'OFF', push = false, agreed = false } = payload;
      const search = { member_id: memberId, query: canonicalQuery(query) ?? query, mail, push };
      return toSavedSearch(orThrow(await alerts.add({ ...search, agreed, at: now() })));
    },

    /** @throws ApiError 404 */
    async checkOwn(id: number, memberId: number): Promise<void> {
      if (!(await alerts.isOwn(id, memberId))) throw notFound();
    },

    /** Changes how the member is told. @throws ApiError 400 without agreement, 404 */
    async change(memberId: number, id: number, change: SearchChangePayload): Promise<SavedSearch> {
      return toSavedSearch(orThrow(await alerts.change({ id, memberId, change, at: now() })));
    },

    /** @throws ApiError 404 */
    async remove(memberId: number, id: number): Promise<void> {
      if (!(await alerts.remove(memberId, id))) throw notFound();
    },
  };
}

function orThrow(outcome: SavedSearchRow | AlertFault | undefined): SavedSearchRow {
  if (outcome === undefined) throw sessionOver();
  if (outcome === 'gone') throw notFound();
  if (outcome === 'tooMany') throw conflict(SAVED_SEARCH_TEXTS.tooMany);
  if (outcome === 'notAgreed') throw new ApiError(400, NOTIFICATION_TEXTS.agreement.missing);
  return outcome;
}

/** Converts a row to the search of the API and of the data export. */
export const toSavedSearch = ({ id, query, mail, push, created_at: createdAt }: SavedSearchRow): SavedSearch => ({
  id,
  query,
  name: searchName(query),
  mail,
  push,
  createdDateTime: createdAt.toISOString(),
});
