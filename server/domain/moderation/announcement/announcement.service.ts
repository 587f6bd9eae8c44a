import {
  ANNOUNCEMENT_MESSAGES as TEXT,
  type Announcement,
  type AnnouncementPage,
  type AnnouncementPayload,
  type ShownAnnouncement,
} from '@contract/announcement';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { type Cached } from '../../../lib/cache/cache';
import { tags } from '../../../lib/cache/tags';
import { conflict, notFound } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { keyUsed } from '../../../lib/idempotency/once';
import { type Member } from '../../access';
import { type AnnouncementRepository, type AnnouncementRow } from './announcement.repository';

interface AnnouncementDeps {
  announcements: AnnouncementRepository;
  cached: Cached;
  now: () => number;
}

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

/** Announcements of operators (D136). */
export function createAnnouncementService({ announcements, cached, now }: AnnouncementDeps) {
  const act = ({ id }: Member) => ({ operatorId: id, at: new Date(now()) });

  return {
    /** Cached for at most a second, because announcements start and end by the clock. */
    shown: (): Promise<ShownAnnouncement[]> =>
      cached('announcements', [tags.announcements], () => announcements.shownAt(new Date(now()))),

    async list(page: number): Promise<AnnouncementPage> {
      const [rows, totalElements] = await Promise.all([announcements.list(page), announcements.count()]);
      const totals = { totalPages: pagesOf(totalElements, LIMITS.rowPageSize), totalElements };
      return { announcements: rows.map(toAnnouncement), ...totals };
    },

    /** Creates an announcement, once for each idempotency key. @throws ApiError 409 if four would overlap */
    create(payload: AnnouncementPayload, operator: Member, request: KeyedRequest | null): Promise<Announcement> {
      return announcements.changing(act(operator), async (ours) => {
        const id = await ours.addOnce(request, async () => {
          checkAmount(await ours.mostAtOnce(payload, 0));
          return ours.add(payload);
        });
        const row = await ours.find(id);
        // Created by an earlier request, and deleted since.
        if (!row) throw keyUsed();
        return toAnnouncement(row);
      });
    },

    /**
     * Changes an announcement. @throws ApiError 404, 409 if four would overlap, and for other changes than the end of
     * one that has begun
     */
    edit(id: number, payload: AnnouncementPayload, operator: Member): Promise<Announcement> {
      return announcements.changing(act(operator), async (ours) => {
        const before = await ours.find(id);
        if (!before) throw notFound(TEXT.gone);
        if (before.starts_at.getTime() <= now() && !isSameButEnd(before, payload)) throw conflict(TEXT.begun);
        checkAmount(await ours.mostAtOnce(payload, id));
        return toAnnouncement(await ours.update(id, payload));
      });
    },

    /** Deletes an announcement. @throws ApiError 404 */
    remove(id: number, operator: Member): Promise<void> {
      return announcements.changing(act(operator), async (ours) => {
        if (!(await ours.find(id))) throw notFound(TEXT.gone);
        await ours.remove(id);
      });
    },
  };
}

function checkAmount(others: number): void {
  if (others >= LIMITS.announcementsAtOnce) throw conflict(TEXT.tooMany);
}

function isSameButEnd(row: AnnouncementRow, { kind, text, link, from }: AnnouncementPayload): boolean {
  return row.kind === kind && row.text === text && row.link === link && row.starts_at.getTime() === Date.parse(from);
}

function toAnnouncement({ id, kind, text, link, starts_at: from, ends_at: until }: AnnouncementRow): Announcement {
  return { id, kind, text, link, from: from.toISOString(), until: until.toISOString() };
}
