import { dataExportRules, dataExportTicketRules, suspendedExportRules } from '@contract/dataExport';
import { type Declarations } from '../../../app/testing/declaration';
import { OWN, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';

export const DATA_EXPORT_ENDPOINTS: Declarations = {
  'POST /users/me/export': {
    audience: 'member',
    body: dataExportRules,
    view: WITHOUT_PEOPLE,
    unmeasured: 'five an hour, checks a password',
  },
  'POST /user/export': {
    audience: 'open',
    body: suspendedExportRules,
    view: WITHOUT_PEOPLE,
    unmeasured: 'for suspended members, checks a password',
  },
  // A ticket replaces the header, which a browser that saves a file does not send.
  'GET /users/me/export': {
    audience: 'open',
    query: dataExportTicketRules,
    view: {
      name: 'The own data to take along (`data.json`)',
      people: [
        [
          OWN,
          '{account,profile,mails,mailGroups,pushGroups,pushDevices,digest,agreedDateTime,savedSearches,sessions,keptLogins,passkeys,socialLogins,accountEvents,formerEmails,projects,joinedProjects,applications,checkIns,departures,notices,invitations,measures,hidden,blocks,archives,archiveQuestions,comments,bookmarks,views,evaluationsGiven,evaluationsReceived,record,credentials,reports,files}',
        ],
      ],
      facts: '{version,exportedDateTime}',
    },
    hidden: 'NONE',
    unmeasured: 'five an hour, for the ticket of the call above',
  },
};
