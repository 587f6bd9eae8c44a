import { type Envelope } from '@contract/envelope';
import { type ProjectDetail, type ProjectItem, type ProjectPage, type ProjectPayload } from '@contract/project';
import { http, type HttpResponseResolver } from 'msw';
import { createProjectPage } from '../create/project';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Serves one page of posts to every list and search; returns the queries, in order. */
export function serveProjects(projects: ProjectItem[], overrides: Partial<ProjectPage> = {}) {
  const asked: URLSearchParams[] = [];
  mockServer.use(
    http.get<{ kind: string }, never, Envelope<ProjectPage>>('*/api/projects/filter/:kind', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return respond(createProjectPage(projects, overrides));
    }),
  );
  return asked;
}

/** Handles all lists and searches with the test's resolver. */
export function serveProjectsResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/projects/filter/:kind', resolver));
}

export function serveProject(project: ProjectDetail) {
  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(`*/api/projects/${project.id}`, () => respond(project)),
  );
}

export function serveProjectResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/projects/${id}`, resolver));
}

/** Accepts a new post and responds with the id; returns the requests, in order. */
export function serveProjectRegistration(id: number) {
  const sent: ProjectPayload[] = [];
  mockServer.use(
    http.post<never, ProjectPayload, Envelope<number>>('*/api/projects', async ({ request }) => {
      sent.push(await request.json());
      return respond(id);
    }),
  );
  return sent;
}

export function serveProjectRegistrationResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/projects', resolver));
}

/** Serves similar posts of a post. */
export function serveSimilarProjects(id: number, projects: ProjectItem[]) {
  mockServer.use(
    http.get<never, never, Envelope<ProjectItem[]>>(`*/api/projects/${id}/similar`, () => respond(projects)),
  );
}
