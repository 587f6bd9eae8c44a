import { type NotificationSettings } from '@contract/notifications';
import { type LoginWays } from '@contract/auth';
import { type Security } from '@contract/security';
import { http } from 'msw';
import { type ShownAnnouncement } from '@contract/announcement';
import { type ArchivePage } from '@contract/archive';
import { type BlockedMember } from '@contract/block';
import { type Mails } from '@contract/mails';
import { type OwnMeasure } from '@contract/operator';
import { type ProjectItem } from '@contract/project';
import { type SavedSearch } from '@contract/savedSearch';
import { type Summary } from '@contract/summary';
import { createMails } from './create/mails';
import { createRecord } from './create/record';
import { respond } from './serve/responses';

/** Default handlers with empty responses, for requests that a test does not assert. */
export const emptyApi = [
  http.get('*/api/login/ways', () => respond<LoginWays>({ social: [], passkeys: true })),
  http.get('*/api/projects/:id/similar', () => respond<ProjectItem[]>([])),
  http.get('*/api/announcements', () => respond<ShownAnnouncement[]>([])),
  http.get('*/api/summary', () => respond<Summary>({ members: 0, openProjects: 0, archives: 0 })),
  http.get('*/api/archive/projects', () => respond<ArchivePage>({ archives: [], totalPages: 0, totalElements: 0 })),
  http.get('*/api/users/me/security', () =>
    respond<Security>({ provenUntil: null, devices: [], passkeys: [], social: [], events: [] }),
  ),
  http.get('*/api/users/me/blocks', () => respond<BlockedMember[]>([])),
  http.get('*/api/users/me/mails', () => respond<Mails>(createMails())),
  http.get('*/api/users/me/notifications', () =>
    respond<NotificationSettings>({
      email: 'CONFIRMED',
      mail: { ANSWERS: true, APPLICANTS: true, TEAM: true, COMMENTS: false },
      push: { ANSWERS: true, APPLICANTS: true, TEAM: true, COMMENTS: false },
      devices: [],
      vapidKey: 'BA',
      digest: false,
      agreedDate: null,
    }),
  ),
  http.get('*/api/users/me/alerts', () => respond<SavedSearch[]>([])),
  http.get('*/api/users/me/record/preview', () => respond(createRecord())),
  http.get('*/api/users/me/measures', () => respond<OwnMeasure[]>([])),
];
