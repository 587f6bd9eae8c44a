import { http } from 'msw';
import { type ShownAnnouncement } from '@contract/announcement';
import { type ArchivePage } from '@contract/archive';
import { type BlockedMember } from '@contract/block';
import { type OwnMeasure } from '@contract/operator';
import { type ProjectItem } from '@contract/project';
import { type Summary } from '@contract/summary';
import { respond } from './serve/responses';

/** Default handlers with empty responses, for requests that a test does not assert. */
export const emptyApi = [
  http.get('*/api/projects/:id/similar', () => respond<ProjectItem[]>([])),
  http.get('*/api/announcements', () => respond<ShownAnnouncement[]>([])),
  http.get('*/api/summary', () => respond<Summary>({ members: 0, openProjects: 0, archives: 0 })),
  http.get('*/api/archive/projects', () => respond<ArchivePage>({ archives: [], totalPages: 0, totalElements: 0 })),
  http.get('*/api/users/me/blocks', () => respond<BlockedMember[]>([])),
  http.get('*/api/users/me/measures', () => respond<OwnMeasure[]>([])),
];
