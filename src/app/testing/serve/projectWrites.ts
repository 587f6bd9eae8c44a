import { type Envelope } from '@contract/envelope';
import {
  type ClosedPayload,
  type ProjectBookmark,
  type ProjectDetail,
  type ProjectPage,
  type ProjectPayload,
} from '@contract/project';
import { http, type HttpResponseResolver } from 'msw';
import { createProjectItem, createProjectPage } from '../create/project';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Serves a post on its page and in the list, and stores its bookmark; returns the calls, in order. */
export function serveBookmarking(project: ProjectDetail) {
  const stored = { ...project };
  const calls: string[] = [];
  const note = (request: Request) => calls.push(`${request.method} ${new URL(request.url).pathname}`);
  const set = (isBookmark: boolean) => {
    if (stored.isBookmark !== isBookmark) stored.bookmarks += isBookmark ? 1 : -1;
    stored.isBookmark = isBookmark;
    return respond<ProjectBookmark>({ isBookmark, bookmarks: stored.bookmarks });
  };

  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(`*/api/projects/${project.id}`, ({ request }) => {
      note(request);
      return respond({ ...stored });
    }),
    http.get<never, never, Envelope<ProjectPage>>('*/api/projects/filter/keyword', ({ request }) => {
      note(request);
      const { id, title, bookmarks, isBookmark } = stored;
      return respond(createProjectPage([createProjectItem({ id, title, bookmarks, isBookmark })]));
    }),
    http.post(`*/api/projects/${project.id}/bookmark`, ({ request }) => {
      note(request);
      return set(true);
    }),
    http.delete(`*/api/projects/${project.id}/bookmark`, ({ request }) => {
      note(request);
      return set(false);
    }),
  );
  return calls;
}

/** Handles the setting of a bookmark with the test's resolver. */
export function serveBookmarkResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.post(`*/api/projects/${id}/bookmark`, resolver));
}

export function serveBookmarkRemovalResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.delete(`*/api/projects/${id}/bookmark`, resolver));
}

/** Serves a post that can be closed and reopened; returns the payloads, in order. */
export function serveClosing(project: ProjectDetail) {
  const stored = { ...project };
  const asked: ClosedPayload[] = [];
  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(`*/api/projects/${project.id}`, () => respond({ ...stored })),
    http.put<never, ClosedPayload>(`*/api/projects/${project.id}/closed`, async ({ request }) => {
      const change = await request.json();
      const { closed } = change;
      stored.closed = closed;
      asked.push(change);
      return respond({ closed });
    }),
  );
  return asked;
}

export function serveClosingResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/projects/${id}/closed`, resolver));
}

export function serveRemovalResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.delete(`*/api/projects/${id}`, resolver));
}

/** Accepts every edit of a post; returns the payloads, in order. */
export function serveProjectEdit(id: number) {
  const sent: ProjectPayload[] = [];
  mockServer.use(
    http.put<never, ProjectPayload, Envelope<number>>(`*/api/projects/${id}`, async ({ request }) => {
      sent.push(await request.json());
      return respond(id);
    }),
  );
  return sent;
}

export function serveProjectEditResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/projects/${id}`, resolver));
}
