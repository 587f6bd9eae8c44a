import { consentRules, contributionsRules, tickRules } from '@contract/archive';
import { evaluationsRules } from '@contract/evaluation';
import { type Declarations } from '../../app/testing/declaration';
import { type TestMember } from '../../app/testing/member';
import { TEAM, WITHOUT_PEOPLE } from '../../app/testing/privacyFields';
import { anyone, hiddenFromOthers, ofPending, ofPublished, waitingForTeam } from '../../app/testing/targets';
import { type Actors, type World } from '../../app/testing/world';

const aboutTheOther = (caller: TestMember, { writer, mate }: Actors) => {
  const { nickname } = caller === writer ? mate : writer;
  return { evaluations: [{ evaluatedNickname: nickname, feedback: '든든했어요.', keyword: ['TEAMWORK'] }] };
};
const confirmed = () => ({ consent: 'CONFIRMED' });
const ownLines = () => ({ lines: [{ text: '기획과 일정 관리' }] });
const ticked = () => ({ ticked: true });
/** A line of the mate. */
const lineOfPending = ({ pending: id, contribution: lineId }: World) => ({ id, lineId });
const lineOfPublished = ({ published: id, contribution: lineId }: World) => ({ id, lineId });

export const EVALUATION_ENDPOINTS: Declarations = {
  'GET /archive/:id/evaluations': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: { ...anyone, outsider: 403 } },
      { on: ofPending, state: 'pending', expected: hiddenFromOthers },
    ],
    view: {
      name: 'Whom a team evaluates',
      people: [
        [TEAM, '[].evaluated[].{memberId,nickname,roles,profileImg,consent}'],
        [TEAM, '[].evaluated[].{contributions,contributions[].{id,text,link,ticked}}'],
      ],
    },
    hidden: 'NONE',
  },
  'GET /archive/:id/evaluations/status': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: { ...anyone, outsider: 403 } },
      { on: ofPending, state: 'pending', expected: hiddenFromOthers },
    ],
    view: {
      name: 'Who of a team has evaluated',
      people: [[TEAM, 'memberStatus.*.{memberId,nickname,roles,profileImg,consent,status}']],
      facts: '{published,publishedDateTime,publishableAt,remindableAt}',
    },
    hidden: 'NONE',
  },
  'POST /archive/:id/evaluations': {
    audience: 'member',
    body: evaluationsRules,
    permissions: [
      { on: ofPublished, json: aboutTheOther, expected: { ...anyone, outsider: 403 } },
      { on: ofPending, state: 'pending', json: aboutTheOther, expected: hiddenFromOthers },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once for each member of a team',
  },
  'PUT /archive/:id/consent': {
    audience: 'member',
    body: consentRules,
    permissions: [
      { on: ofPublished, json: confirmed, expected: { ...anyone, outsider: 403 } },
      { on: ofPending, state: 'pending', json: confirmed, expected: hiddenFromOthers },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once for each member of a team',
  },
  'PUT /archive/:id/contributions': {
    audience: 'member',
    body: contributionsRules,
    permissions: [
      { on: ofPublished, json: ownLines, expected: { writer: 409, mate: 409, outsider: 403 } },
      { on: ofPending, state: 'pending', json: ownLines, expected: hiddenFromOthers },
    ],
    view: { name: 'The own lines of a pending archive', people: [[TEAM, '[].{id,text,link}']] },
    unmeasured: 'once for each member of a team',
  },
  'PUT /archive/:id/contributions/:lineId/tick': {
    audience: 'member',
    body: tickRules,
    permissions: [
      { on: lineOfPublished, json: ticked, expected: { writer: 404, mate: 404, outsider: 403 } },
      { on: lineOfPending, state: 'pending', json: ticked, expected: { writer: 200, mate: 403, outsider: 404 } },
    ],
    view: { name: 'Whether a teammate’s line is confirmed by the caller', people: [[TEAM, 'ticked']] },
    unmeasured: 'once for each line of a team',
  },
  'POST /archive/:id/publish': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: { writer: 409, mate: 409, outsider: 403 } },
      { on: ofPending, state: 'pending', expected: waitingForTeam },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once for each archive',
  },
  'POST /archive/:id/remind': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: { writer: 409, mate: 409, outsider: 403 } },
      { on: ofPending, state: 'pending', expected: waitingForTeam },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once a day for each archive',
  },
};
