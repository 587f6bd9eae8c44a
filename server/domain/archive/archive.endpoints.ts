import { archiveEditRules, archiveListRules, archiveRules, archiveSearchRules } from '@contract/archive';
import { type Declarations } from '../../app/testing/declaration';
import {
  CHECKS,
  COMMENT,
  COUNTED_TIME,
  EVERYBODY,
  OPERATOR,
  OWN,
  type ResponseView,
  TEAM,
  THREADS,
  WITHOUT_PEOPLE,
} from '../../app/testing/privacyFields';
import {
  anyone,
  hiddenFromOthers,
  ofPending,
  ofPublished,
  onlyWriter,
  operatorOnly,
  waitingForTeam,
} from '../../app/testing/targets';

const archiveForm = { json: 'archiveData', files: ['thumbnail', 'images'] };
/** The period is that of the published archive of `world.ts`, which is fixed. */
const ARCHIVE_EDIT = JSON.stringify({
  title: '고쳐 쓴 제목',
  description: '설명',
  category: 'STUDY',
  startDate: '2026-01-02',
  endDate: '2026-05-20',
  skills: ['GIT'],
  link: '',
  thumbnail: '',
  imgUrls: [],
});
const ARCHIVE_FACTS =
  'id,title,createdDateTime,thumbnail,bookmarkCount,view,bookmarked,published,evaluatedMembers,myConsent';
const ARCHIVE_PAGE_FACTS = `{${ARCHIVE_FACTS},hidden,hidden.{reason,hiddenDateTime},changedDateTime,confirmedTitle,${COUNTED_TIME},${CHECKS},projectId,duration,category,description,startDate,endDate,skills,link,imgUrls,${THREADS}.{id,content,deleted,blocked,hidden,hiddenReason,createdDateTime,parentId}}`;
const ARCHIVE_PEOPLE =
  '{writerId,writerNickname,members[].{memberId,nickname,profileImg,roles,consent,contributions,contributions[].{id,text,link,confirmed,of}}}';

const ARCHIVE_LISTS: ResponseView = {
  name: 'Lists of archives',
  people: [[EVERYBODY, 'archives[].writerNickname']],
  facts: `{archives[].{${ARCHIVE_FACTS},commentCount,otherMemberCount},totalPages,totalElements}`,
};

export const ARCHIVE_ENDPOINTS: Declarations = {
  'GET /archive/projects': {
    audience: 'viewer',
    query: archiveListRules,
    view: ARCHIVE_LISTS,
    hidden: () => '/api/archive/projects',
  },
  'GET /archive/projects/search': {
    audience: 'viewer',
    query: archiveSearchRules,
    view: ARCHIVE_LISTS,
    hidden: () => `/api/archive/projects/search?keyword=${encodeURIComponent('보이면')}`,
  },
  'GET /archive/:id': {
    audience: 'viewer',
    permissions: [
      { on: ofPublished, expected: anyone },
      { on: ofPending, state: 'pending', expected: hiddenFromOthers },
    ],
    view: {
      name: 'An archive',
      people: [
        [EVERYBODY, ARCHIVE_PEOPLE],
        [EVERYBODY, `${THREADS}.${COMMENT}`],
        [TEAM, 'members[].username'],
        [OWN, 'declined[]'],
        [OWN, 'updatedDateTime'],
      ],
      facts: ARCHIVE_PAGE_FACTS,
    },
    hidden: ({ archive }) => `/api/archive/${archive}`,
  },
  'POST /archive': {
    audience: 'member',
    form: { ...archiveForm, rules: archiveRules },
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare, decodes images',
  },
  'PUT /archive/:id': {
    audience: 'member',
    form: { ...archiveForm, rules: archiveEditRules },
    permissions: [
      { on: ofPublished, form: ARCHIVE_EDIT, expected: onlyWriter },
      { on: ofPending, state: 'pending', form: ARCHIVE_EDIT, expected: { writer: 200, mate: 403, outsider: 404 } },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare, decodes images',
  },
  'DELETE /archive/:id': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: onlyWriter },
      { on: ofPending, state: 'pending', expected: { ...hiddenFromOthers, mate: 403 } },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'POST /archive/:id/bookmark': {
    audience: 'member',
    permissions: [
      { on: ofPublished, expected: anyone },
      { on: ofPending, state: 'pending', expected: waitingForTeam },
    ],
    view: WITHOUT_PEOPLE,
  },
  'GET /admin/archives/:id': {
    audience: 'operator',
    permissions: [{ on: ({ published: id }) => ({ id }), expected: operatorOnly }],
    view: {
      name: 'An archive, as an operator opens it from its case',
      people: [
        [OPERATOR, ARCHIVE_PEOPLE],
        [OPERATOR, `${THREADS}.${COMMENT}`],
        [TEAM, 'members[].username'],
      ],
      facts: ARCHIVE_PAGE_FACTS,
    },
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
};
