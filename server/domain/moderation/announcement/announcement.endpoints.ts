import { announcementListRules, announcementRules } from '@contract/announcement';
import { type Declarations } from '../../../app/testing/declaration';
import { WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { operatorOnly } from '../../../app/testing/targets';
import { ANNOUNCEMENT, type World } from '../../../app/testing/world';

const ofAnnouncement = ({ announcement: id }: World) => ({ id });

export const ANNOUNCEMENT_ENDPOINTS: Declarations = {
  'GET /announcements': {
    audience: 'viewer',
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
    unmeasured: 'a few rows, kept for a second',
  },
  'GET /admin/announcements': {
    audience: 'operator',
    query: announcementListRules,
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'POST /admin/announcements': {
    audience: 'operator',
    body: announcementRules,
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'PUT /admin/announcements/:id': {
    audience: 'operator',
    body: announcementRules,
    permissions: [{ on: ofAnnouncement, json: () => ANNOUNCEMENT, expected: operatorOnly }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'DELETE /admin/announcements/:id': {
    audience: 'operator',
    permissions: [{ on: ofAnnouncement, expected: operatorOnly }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
};
