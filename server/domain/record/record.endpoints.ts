import { recordRules } from '@contract/record';
import { type Declarations } from '../../app/testing/declaration';
import {
  type Audience,
  CHECKS,
  CONTRIBUTIONS,
  COUNTED_TIME,
  EVERYBODY,
  OWN,
  type ResponseView,
  SCHOOL_MAIL,
} from '../../app/testing/privacyFields';
import { anyone } from '../../app/testing/targets';
import { type World } from '../../app/testing/world';

const ofRecord = ({ code }: World) => ({ code });

const RECORD_SETTINGS: ResponseView = {
  name: 'The settings of the own record',
  people: [
    [OWN, '{enabled,indexable,showName,code,url}'],
    [
      OWN,
      `{archives[].{id,title,startDate,endDate,${COUNTED_TIME},teamSize,evaluatedMembers,thumbnail,shown},lines[].{id,content,duration,picked},unpickable}`,
    ],
  ],
};

const recordView = (name: string, readers: readonly Audience[]): ResponseView => ({
  name,
  people: [
    [
      readers,
      '{memberId,nickname,name,introduction,desiredJob,skillCategory,facts.{projects,months,statedMonths,people}}',
    ],
    [readers, `{${SCHOOL_MAIL}}`],
    [readers, `projects[].{roles,${CONTRIBUTIONS}}`],
    [readers, '{keywords[].{content,count},evaluators,lineCount,lines[].{content,duration}}'],
  ],
  facts: `{code,url,readDateTime,indexable,projects[].{id,title,category,startDate,endDate,duration,${COUNTED_TIME},${CHECKS},teamSize,evaluatedMembers,early,thumbnail,link,url}}`,
});

export const RECORD_ENDPOINTS: Declarations = {
  'GET /users/me/record': {
    audience: 'member',
    view: RECORD_SETTINGS,
    hidden: 'NONE',
    unmeasured: 'on the settings only',
  },
  'GET /users/me/record/preview': {
    audience: 'member',
    view: recordView('The own record, as its page would show it', OWN),
    hidden: 'NONE',
    unmeasured: 'on the settings only',
  },
  'PUT /users/me/record': {
    audience: 'member',
    body: recordRules,
    view: RECORD_SETTINGS,
    unmeasured: 'rare',
  },
  'POST /users/me/record/code': {
    audience: 'member',
    view: RECORD_SETTINGS,
    unmeasured: 'ten an hour',
  },
  'GET /records/:code': {
    audience: 'open',
    permissions: [{ on: ofRecord, expected: anyone }],
    view: recordView('A public record, once it is switched on (the name: only when its owner shows it)', EVERYBODY),
    hidden: ({ record }) => `/api/records/${record}`,
    unmeasured: 'five indexed reads, for who has the address',
  },
};
