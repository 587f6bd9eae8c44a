import { setTimeout } from 'node:timers/promises';
import { DISMISSED_COOKIE, readDismissed, type ShownAnnouncement } from '@contract/announcement';
import { type PreloadedResponse } from '@contract/rendering';
import { type FastifyRequest } from 'fastify';

/** Reads the announcements that the browser of a request has not closed; none where they cannot be read in time. */
export function createAnnouncementReader(shown: () => Promise<ShownAnnouncement[]>, timeout: number) {
  return async ({ cookies, log }: FastifyRequest): Promise<ShownAnnouncement[]> => {
    const read = shown().catch((err: unknown) => {
      log.warn({ err }, 'The announcements could not be read.');
      return [];
    });
    const announcements = await Promise.race([read, setTimeout(timeout, [], { ref: false })]);
    const dismissed = readDismissed(cookies[DISMISSED_COOKIE]);
    return announcements.filter(({ id }) => !dismissed.includes(id));
  };
}

/** Announcements as they come with a page; the script that shows them is not waited for where there are none. */
export const preloadAnnouncements = (announced: readonly ShownAnnouncement[]): PreloadedResponse[] =>
  announced.length > 0 ? [{ endpoint: 'getAnnouncements', answer: announced }] : [];

/** Which announcements a page shows, for its key in the cache. */
export const keyOfAnnouncements = (announced: readonly ShownAnnouncement[]): string =>
  announced.map(({ id }) => id).join('.');
