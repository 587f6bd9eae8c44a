import { type Alarms } from '@contract/alarm';
import { type MyApplicationPage } from '@contract/application';
import { type NoticePage, type NoticesRead } from '@contract/notice';
import { type TeamItem } from '@contract/team';
import { http, HttpResponse } from 'msw';
import { respond } from './serve/responses';

/** An open event stream; the caller sends its events. */
export const eventStream = (start?: (line: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new HttpResponse(new ReadableStream<Uint8Array>({ start }), { headers: { 'content-type': 'text/event-stream' } });

/** Default handlers of the bell, which is on every page of a member: no items. */
export const silentAlarms = [
  http.get('*/api/alarm/project-archive', () =>
    respond<Alarms>({
      inviteProjectOutputList: [],
      inviteProjectCount: 0,
      userArchiveList: [],
      evaluationCount: 0,
      unreadNotices: 0,
      teams: [],
    }),
  ),
  http.get('*/api/alarm/stream', () => eventStream()),
  http.post('*/api/notices/read', () => respond<NoticesRead>({ unread: 0 })),
  http.get('*/api/notices', () => respond<NoticePage>({ notices: [], unread: 0, totalPages: 0, totalElements: 0 })),
];

/** Default handlers of the own profile's teams and applications: none. */
export const noTeams = [
  http.get('*/api/teams', () => respond<TeamItem[]>([])),
  http.get('*/api/applications', () =>
    respond<MyApplicationPage>({ applications: [], totalPages: 0, totalElements: 0 }),
  ),
];
