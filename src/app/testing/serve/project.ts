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

/** Answers every list and search by the test's own handler. */
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

/** Accepts a new post under the id; returns what was sent, in order. */
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

/** Similar posts of a post. */
export function serveSimilarProjects(id: number, projects: ProjectItem[]) {
  mockServer.use(
    http.get<never, never, Envelope<ProjectItem[]>>(`*/api/projects/${id}/similar`, () => respond(projects)),
  );
}
