import { type ArchiveBookmark, type ArchiveDetail, type ArchiveItem, type ArchivePage } from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import { http, type HttpResponseResolver } from 'msw';
import { createArchiveItem, createArchivePage } from '../create/archive';
import { mockServer } from '../mockServer';
import { respond } from './responses';

const LISTS = ['*/api/archive/projects', '*/api/archive/projects/search'];

/** Serves one page of archives to every list and search; returns the requests, in order. */
export function serveArchives(archives: ArchiveItem[], overrides: Partial<ArchivePage> = {}) {
  const asked: string[] = [];
  serveArchivesResponse(({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname.replace('/api/archive/', '')}?${searchParams.toString()}`);
    return respond(createArchivePage(archives, overrides));
  });
  return asked;
}

/** Handles all lists and searches with the test's resolver. */
export function serveArchivesResponse(resolver: HttpResponseResolver) {
  mockServer.use(...LISTS.map((list) => http.get(list, resolver)));
}

export function serveArchive(archive: ArchiveDetail) {
  mockServer.use(
    http.get<never, never, Envelope<ArchiveDetail>>(`*/api/archive/${archive.id}`, () => respond(archive)),
  );
}

export function serveArchiveResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/archive/${id}`, resolver));
}

/** Serves an archive on its page and in the list, and stores its bookmark; returns the calls, in order. */
export function serveArchiveBookmarking(archive: ArchiveDetail) {
  const stored = { ...archive };
  const calls: string[] = [];
  const note = (request: Request) => calls.push(`${request.method} ${new URL(request.url).pathname}`);

  mockServer.use(
    http.get<never, never, Envelope<ArchivePage>>('*/api/archive/projects', ({ request }) => {
      note(request);
      const { id, title, bookmarkCount, bookmarked } = stored;
      return respond(createArchivePage([createArchiveItem({ id, title, bookmarkCount, bookmarked })]));
    }),
    http.get<never, never, Envelope<ArchiveDetail>>(`*/api/archive/${archive.id}`, ({ request }) => {
      note(request);
      return respond({ ...stored });
    }),
    http.post<never, never, Envelope<ArchiveBookmark>>(`*/api/archive/${archive.id}/bookmark`, ({ request }) => {
      note(request);
      stored.bookmarked = !stored.bookmarked;
      stored.bookmarkCount += stored.bookmarked ? 1 : -1;
      return respond({ bookmarked: stored.bookmarked, bookmarkCount: stored.bookmarkCount });
    }),
  );
  return calls;
}

export function serveArchiveBookmarkResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.post(`*/api/archive/${id}/bookmark`, resolver));
}

export function serveArchiveRemovalResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.delete(`*/api/archive/${id}`, resolver));
}
