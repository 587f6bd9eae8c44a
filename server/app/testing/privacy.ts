/**
 * Who is told what about people: `visitor` is anybody, `member` any member, `mate` one of the same team (of a post or an
 * archive), `own` whom it is about or who wrote it, `operator` who runs the service.
 */
const AUDIENCES = ['visitor', 'member', 'mate', 'own', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

const EVERYBODY = ['visitor', 'member', 'mate', 'own'] as const;
const MEMBERS = ['member', 'mate', 'own'] as const;
const TEAM = ['mate', 'own'] as const;
const OWN = ['own'] as const;
const VISITOR = ['visitor'] as const;
const OPERATOR = ['operator'] as const;

/** Paths of an answer's data; braces stand for each of their names, `[]` for every row, `*` for every key. */
type Paths = string;

export interface View {
  name: string;
  /** As in `ENDPOINTS`; none for what no endpoint answers. */
  endpoints: readonly string[];
  /** What it tells about people, and to whom. */
  people: readonly (readonly [readonly Audience[], Paths])[];
  /** Everything else it tells, to whoever may ask. */
  facts?: Paths;
}

const COMMENT = '{writer,profileImage}';
const THREADS = 'comments[].{parentComment,childComments[]}';
const POST_FACTS = 'id,title,createdDate,category,period,personnel,roles,skills,meetingOption,step,bookmarks,views';
const ARCHIVE_FACTS =
  'id,title,createdDateTime,thumbnail,bookmarkCount,view,bookmarked,published,evaluatedMembers,myConsent';
const PORTFOLIO = 'content[].{id,title,startDate,endDate,thumbnail,published}';
const ACTIVITIES = 'myActivities.{myArchive,myProject}.{writtenPosts,bookmarkedPosts}[]';

/** Every answer of the product and every field of it (D2, D26, D36, D37, D50, D54, D60). */
export const PRIVACY: readonly View[] = [
  {
    name: 'Lists of recruitment posts',
    endpoints: ['GET /projects/filter/keyword', 'GET /projects/filter/search'],
    people: [[EVERYBODY, 'projects[].writer']],
    facts: `{projects[].{${POST_FACTS},isBookmark,closed,comments},totalPages,totalElements}`,
  },
  {
    name: 'A recruitment post',
    endpoints: ['GET /projects/:id'],
    people: [
      [EVERYBODY, `{writer,writerProfileImage,members[].{nickname,profileImgUrl},${THREADS}.${COMMENT}}`],
      [OWN, 'invitedMembers[].{nickname,status}'],
    ],
    facts: `{${POST_FACTS},isBookmark,closed,projectName,startDate,endDate,introduce,article,link,${THREADS}.{id,content,deleted,createdLocalDateTime,parentCommentId}}`,
  },
  {
    name: 'A comment below a recruitment post, as written',
    endpoints: ['POST /projects/:id/comments', 'PUT /projects/:id/comments/:commentId'],
    people: [[OWN, COMMENT]],
    facts: '{id,content,deleted,createdLocalDateTime,parentCommentId}',
  },
  {
    name: 'Lists of archives',
    endpoints: ['GET /archive/projects', 'GET /archive/projects/search'],
    people: [[EVERYBODY, 'archives[].writerNickname']],
    facts: `{archives[].{${ARCHIVE_FACTS},commentCount,otherMemberCount},totalPages,totalElements}`,
  },
  {
    name: 'An archive',
    endpoints: ['GET /archive/:id'],
    people: [
      [EVERYBODY, `{writerNickname,members[].{nickname,profileImg,roles,consent},${THREADS}.${COMMENT}}`],
      [TEAM, 'members[].username'],
      [OWN, 'declined[]'],
    ],
    facts: `{${ARCHIVE_FACTS},duration,category,description,startDate,endDate,skills,link,imgUrls,${THREADS}.{id,content,deleted,createdDateTime,parentId}}`,
  },
  {
    name: 'A comment below an archive, as written',
    endpoints: ['POST /archive/:id/comments', 'PUT /archive/:id/comments/:commentId'],
    people: [[OWN, COMMENT]],
    facts: '{id,content,deleted,createdDateTime,parentId}',
  },
  {
    name: 'Whom a team evaluates',
    endpoints: ['GET /archive/:id/evaluations'],
    people: [[TEAM, '[].evaluated[].{nickname,roles,profileImg,consent}']],
  },
  {
    name: 'Who of a team has evaluated',
    endpoints: ['GET /archive/:id/evaluations/status'],
    people: [[TEAM, 'memberStatus.*.{nickname,roles,profileImg,consent,status}']],
    facts: '{published,publishedDateTime,publishableAt,remindableAt}',
  },
  {
    name: 'A profile (the birth: its year, but to the own)',
    endpoints: ['GET /mypage', 'GET /mypage/:nickname', 'PUT /users/me/profile'],
    people: [
      [MEMBERS, 'basicInfo.{nickname,birth,skillCategory,desiredJob,profileImg}'],
      [MEMBERS, 'basicInfo.{schoolName,major,grade,degree,entranceDate,graduationDate}'],
      [MEMBERS, 'careerHistory.{introduction,portfolios[].{id,fileName,fileSize,url}}'],
      [MEMBERS, 'careerHistory.experiences[].{experienceType,experienceName,startDate,endDate,experienceDescription}'],
      [MEMBERS, 'careerHistory.careers[].{companyName,startDate,endDate,careerDescription}'],
      [MEMBERS, 'careerHistory.awards[].{awardType,organizer,awardDuration,awardName}'],
      [MEMBERS, `portfolio.archivePage.{${PORTFOLIO},totalPages,totalElements}`],
      [MEMBERS, 'teamFeedback.myPageEvaluation.{keywords[].{content,count},feedbacks[].{content,duration}}'],
      [OWN, 'teamFeedback.myPageEvaluation.feedbacks[].{id,hidden,fromOne}'],
      [OWN, 'portfolio.invitedProjects[].{projectInvitedMemberId,projectId,title,inviteDate,commentCount}'],
      [OWN, 'portfolio.pendingEvaluations[].{archiveId,archiveTitle,createDate,consent,writer,published}'],
      [OWN, `${ACTIVITIES}.{articleId,title,createdDate,numberOfComments}`],
    ],
  },
  { name: 'The search for members', endpoints: ['GET /users/search'], people: [[MEMBERS, '[]']] },
  {
    name: 'Whom a report is about',
    endpoints: ['GET /report/target/:type/:id'],
    people: [[MEMBERS, 'data.{schoolName,nickname,major,grade,degree}']],
    facts: 'isDuplicate',
  },
  {
    name: 'The bell',
    endpoints: ['GET /alarm/project-archive'],
    people: [
      [OWN, 'inviteProjectOutputList[].{projectInvitedMemberId,projectId,writer,title,inviteDate}'],
      [OWN, 'userArchiveList[].{archiveId,archiveTitle,createDate,consent,writer,published}'],
    ],
  },
  {
    name: 'The own account',
    endpoints: ['GET /users/me', 'PATCH /users/me'],
    people: [[OWN, '{username,name,nickname,birth,gender,email,phone,address,createdDate}']],
    facts: 'mustChangePassword',
  },
  {
    name: 'The own data to take along (`data.json`)',
    endpoints: ['GET /users/me/export'],
    people: [
      [
        OWN,
        '{account,profile,sessions,projects,joinedProjects,invitations,archives,archiveQuestions,comments,bookmarks,views,evaluationsGiven,evaluationsReceived,reports,files}',
      ],
    ],
    facts: '{version,exportedDateTime}',
  },
  {
    name: 'A session',
    endpoints: ['POST /login', 'POST /token'],
    people: [[OWN, '{nickname,profileImg}']],
    facts: '{tokenExpiresAt,mustChangePassword}',
  },
  {
    name: 'A forgotten username, for who knows name, birth, gender, phone and e-mail',
    endpoints: ['POST /users/find_id'],
    people: [[VISITOR, '{name,username,createdDate}']],
  },
  {
    name: 'A forgotten password: the e-mail as it was typed',
    endpoints: ['POST /users/find_password'],
    people: [[VISITOR, 'email']],
  },
  { name: 'The farewell', endpoints: ['DELETE /user/delete'], people: [[OWN, 'nickname']] },
  {
    name: 'Reports (`npm run reports`, the mail)',
    endpoints: [],
    people: [[OPERATOR, '[].{reporter,reported,reportedText,content}']],
    facts: '[].{id,createdDateTime,closedDateTime,target,targetId,path,type}',
  },
  {
    name: 'Answers without people',
    endpoints: [
      ...['GET /health', 'GET /ready', 'POST /logout', 'POST /users/join', 'POST /users/me/export'],
      ...['GET /users/check_email', 'GET /users/check_username', 'GET /users/check_nickname'],
      ...['POST /projects', 'PUT /projects/:id', 'DELETE /projects/:id', 'PUT /projects/:id/closed'],
      ...['POST /projects/:id/bookmark', 'DELETE /projects/:id/bookmark', 'DELETE /projects/:id/comments/:commentId'],
      ...['POST /archive', 'PUT /archive/:id', 'DELETE /archive/:id', 'POST /archive/:id/bookmark'],
      ...['DELETE /archive/:id/comments/:commentId', 'POST /archive/:id/evaluations', 'POST /archive/:id/publish'],
      ...['PUT /archive/:id/consent', 'PUT /mypage/feedbacks/:id/hidden'],
      ...['POST /archive/:id/remind', 'POST /report/submit', 'GET /alarm/stream'],
      ...['POST /alarm/invited-projects/:id', 'DELETE /alarm/invited-projects/:id'],
    ],
    people: [],
    facts: '{,ticket,closed,isBookmark,bookmarks,bookmarked,bookmarkCount,remindableAt,consent,published,hidden}',
  },
];

/** `a.{b,c}` as `a.b` and `a.c`, however deep. */
export function expand(paths: Paths): string[] {
  const start = paths.indexOf('{');
  if (start < 0) return [paths];
  const end = closingBrace(paths, start);
  const tails = expand(paths.slice(end + 1));
  return alternatives(paths.slice(start + 1, end)).flatMap((one) =>
    expand(one).flatMap((middle) => tails.map((tail) => paths.slice(0, start) + middle + tail)),
  );
}

function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`The braces of ${text} do not close.`);
}

/** Parts between the commas that stand in no inner braces. */
function alternatives(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The table as docs/privacy.md shows it, row by row: who sees which fields about people. */
export function privacyRows(): string[][] {
  return PRIVACY.flatMap(({ name, people }) =>
    people.map(([audiences, paths]) => [
      name,
      `\`${paths}\``,
      ...AUDIENCES.map((audience) => (audiences.includes(audience) ? '●' : '–')),
    ]),
  );
}
