import { setTimeout } from 'node:timers/promises';
import { DISMISSED_COOKIE, readDismissed, type ShownAnnouncement } from '@contract/announcement';
import { type PreloadedResponse } from '@contract/rendering';
import { type FastifyRequest } from 'fastify';

/** Reads the announcements that the browser of a request has not dismissed; none if they cannot be read in time. */
export function createAnnouncementReader(shown: () => Promise<ShownAnnouncement[]>, timeout: number) {
  return async ({ cookies, server }: FastifyRequest): Promise<ShownAnnouncement[]> => {
    const read = shown().catch((err: unknown) => {
      server.throttledLog('warn', { err }, 'The announcements could not be read.');
      return [];
    });
    const announcements = await Promise.race([read, setTimeout(timeout, [], { ref: false })]);
    const dismissed = readDismissed(cookies[DISMISSED_COOKIE]);
    return announcements.filter(({ id }) => !dismissed.includes(id));
  };
}

/** The announcements as preloaded data; without any, the script that shows them is not loaded. */
export const preloadAnnouncements = (announced: readonly ShownAnnouncement[]): PreloadedResponse[] =>
  announced.length > 0 ? [{ endpoint: 'getAnnouncements', data: announced }] : [];

/** The part of a page's cache key that identifies its announcements. */
export const keyOfAnnouncements = (announced: readonly ShownAnnouncement[]): string =>
  announced.map(({ id }) => id).join('.');
