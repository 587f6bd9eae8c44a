import { invitationAnswerRules } from '@contract/alarm';
import { type Declarations } from '../../../app/testing/declaration';
import { OWN, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { at } from '../../../app/testing/targets';
import { type World } from '../../../app/testing/world';

const ofInvitation = ({ invitation: id }: World) => ({ id });

export const ALARM_ENDPOINTS: Declarations = {
  'GET /alarm/project-archive': {
    audience: 'member',
    view: {
      name: 'The bell',
      people: [
        [OWN, 'inviteProjectOutputList[].{projectInvitedMemberId,projectId,writer,title,inviteDate,roles}'],
        [OWN, 'userArchiveList[].{archiveId,archiveTitle,createDate,consent,writer,published}'],
      ],
      facts: '{unreadNotices,teams,operator,inviteProjectCount,evaluationCount}',
    },
    hidden: at('/api/alarm/project-archive'),
  },
  'POST /alarm/invited-projects/:id': {
    audience: 'member',
    body: invitationAnswerRules,
    permissions: [{ on: ofInvitation, expected: { writer: 403, mate: 200, outsider: 403 } }],
    view: WITHOUT_PEOPLE,
  },
  'DELETE /alarm/invited-projects/:id': {
    audience: 'member',
    permissions: [{ on: ofInvitation, expected: { writer: 403, mate: 200, outsider: 403 } }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare beside acceptances, less work',
  },
};
