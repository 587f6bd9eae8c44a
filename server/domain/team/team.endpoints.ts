import { mondayOf, todayInKorea } from '@contract/dates';
import { checkInRules, leadRules, leaveRules, removeRules, teamRules } from '@contract/team';
import { type Declarations } from '../../app/testing/declaration';
import { type TestMember } from '../../app/testing/member';
import { OWN, type ResponseView, TEAM, WITHOUT_PEOPLE } from '../../app/testing/privacyFields';
import { ofTeam, onlyWriter } from '../../app/testing/targets';
import { type Actors } from '../../app/testing/world';

/** Allowed for the team of a post. */
const teamOnly = { writer: 200, mate: 200, outsider: 403 };
const removal = (_: TestMember, { mate }: Actors) => ({ nickname: mate.nickname, note: '연락이 닿지 않았어요.' });
const CHECK_IN = '{week,mood,text,updatedDateTime}';
const newCheckIn = () => ({ week: mondayOf(todayInKorea()), mood: 'GOOD', text: '화면을 그렸어요.' });

const TEAM_PAGE: ResponseView = {
  name: 'The team of a post',
  people: [
    [TEAM, '{contactLink,notice}'],
    [TEAM, 'members[].{memberId,nickname,profileImgUrl,role,isLeader,leaderRole,suspended,joinedDateTime,checkIns}'],
    [TEAM, `members[].checkIns[].${CHECK_IN}`],
  ],
  facts:
    '{projectId,projectName,isLeader,status,step,closed,closedReason,freeSeats,freeSeats[].{role,left},seatFree,seatFreed,waiting,hidden,welcome,archiveId,archiveThumbnail,archiveDeclined,week,canCheckIn,checkInCount}',
};

export const TEAM_ENDPOINTS: Declarations = {
  'GET /teams': {
    audience: 'member',
    view: {
      name: 'The own teams',
      people: [[OWN, '[].{profileImgs,memberCount}']],
      facts: '[].{projectId,projectName,role,isLeader,status,step,archived,due}',
    },
    hidden: 'NONE',
    unmeasured: 'on the own profile only',
  },
  'GET /projects/:id/team': {
    audience: 'member',
    permissions: [{ on: ofTeam, expected: teamOnly }],
    view: TEAM_PAGE,
    hidden: 'NONE',
    unmeasured: 'for teams only',
  },
  'PATCH /projects/:id/team': {
    audience: 'member',
    body: teamRules,
    permissions: [{ on: ofTeam, json: () => ({ notice: '목요일에 만나요.' }), expected: onlyWriter }],
    view: TEAM_PAGE,
    unmeasured: 'rare',
  },
  'PUT /projects/:id/team/check-in': {
    audience: 'member',
    body: checkInRules,
    permissions: [{ on: ofTeam, json: newCheckIn, expected: teamOnly }],
    view: {
      name: 'A check-in, as written',
      people: [[TEAM, '{mood,text}']],
      facts: '{week,updatedDateTime}',
    },
    unmeasured: 'once a week for each member',
  },
  'PUT /projects/:id/team/welcomed': {
    audience: 'member',
    permissions: [{ on: ofTeam, expected: teamOnly }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once for each member of a team',
  },
  'POST /projects/:id/team/leave': {
    audience: 'member',
    body: leaveRules,
    permissions: [
      { on: ofTeam, json: () => ({ reason: 'SCHEDULE' }), expected: { writer: 409, mate: 200, outsider: 403 } },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'POST /projects/:id/team/remove': {
    audience: 'member',
    body: removeRules,
    permissions: [{ on: ofTeam, json: removal, expected: onlyWriter }],
    view: TEAM_PAGE,
    unmeasured: 'rare',
  },
  'POST /projects/:id/team/lead': {
    audience: 'member',
    body: leadRules,
    permissions: [{ on: ofTeam, json: removal, expected: onlyWriter }],
    view: TEAM_PAGE,
    unmeasured: 'rare',
  },
};
