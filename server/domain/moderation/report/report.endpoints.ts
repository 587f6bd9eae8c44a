import { reportRules } from '@contract/report';
import { type Declarations } from '../../../app/testing/declaration';
import { MEMBERS, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { anyone, hiddenFromOthers, onlySubject } from '../../../app/testing/targets';
import { type World } from '../../../app/testing/world';

const ofTarget = (type: string, key: Exclude<keyof World, 'code' | 'credential'>) => (world: World) => ({
  type,
  id: world[key],
});

export const REPORT_ENDPOINTS: Declarations = {
  'GET /report/target/:type/:id': {
    audience: 'member',
    permissions: [
      { on: ofTarget('evaluation', 'line'), state: 'a received line', expected: onlySubject },
      { on: ofTarget('project', 'project'), expected: anyone },
      { on: ofTarget('project_comment', 'projectComment'), state: 'a comment', expected: anyone },
      { on: ofTarget('archive', 'published'), state: 'published', expected: anyone },
      { on: ofTarget('archive', 'pending'), state: 'pending', expected: hiddenFromOthers },
    ],
    view: {
      name: 'Whom a report is about',
      people: [[MEMBERS, '{text,data.{schoolName,nickname,profileImg,major,grade,degree}}']],
      facts: 'isDuplicate',
    },
    hidden: ({ project }) => `/api/report/target/project/${project}`,
  },
  'POST /report/submit': {
    audience: 'member',
    body: reportRules,
    view: WITHOUT_PEOPLE,
  },
};
