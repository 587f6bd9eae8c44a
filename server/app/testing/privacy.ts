import { OPERATOR_VIEWS } from './operatorPrivacy';
import {
  ARCHIVE_FACTS,
  ARCHIVE_PAGE_FACTS,
  ARCHIVE_PEOPLE,
  COMMENT,
  POST_FACTS,
  PRAISE,
  PROJECT_FACTS,
  PROJECT_PEOPLE,
  SUMMARY,
  THREADS,
  AUDIENCES,
  type View,
} from './privacyFields';

const EVERYBODY = ['visitor', 'member', 'mate', 'own'] as const;
const MEMBERS = ['member', 'mate', 'own'] as const;
const TEAM = ['mate', 'own'] as const;
const OWN = ['own'] as const;
const VISITOR = ['visitor'] as const;
const OPERATOR = ['operator'] as const;

const APPLICATION_FACTS = 'id,role,message,link,status,reason,note,createdDateTime,answeredDateTime,expiresDateTime';
const CHECK_IN = '{week,mood,text,updatedDateTime}';
const PORTFOLIO = 'content[].{id,title,startDate,endDate,thumbnail,published}';
const CREDENTIAL_ITEM = '{id,archiveId,title,issuedDateTime,withdrawnDateTime,verifyUrl,issuer,addressOnly}';
const ACTIVITIES = 'myActivities.{myArchive,myProject}.{writtenPosts,bookmarkedPosts}[]';

/** Every response of the product and every field of it (D2, D26, D36, D37, D50, D54, D60). */
export const PRIVACY: readonly View[] = [
  {
    name: 'Lists of recruitment posts',
    endpoints: ['GET /projects/filter/keyword', 'GET /projects/filter/search'],
    people: [[EVERYBODY, 'projects[].writer']],
    facts: `{projects[].{${POST_FACTS},isBookmark,closed,comments},totalPages,totalElements}`,
  },
  {
    name: 'Posts like one',
    endpoints: ['GET /projects/:id/similar'],
    people: [[EVERYBODY, '[].writer']],
    facts: `[].{${POST_FACTS},isBookmark,closed,comments}`,
  },
  {
    name: 'A recruitment post',
    endpoints: ['GET /projects/:id'],
    people: [
      [EVERYBODY, PROJECT_PEOPLE],
      [EVERYBODY, `${THREADS}.${COMMENT}`],
      [EVERYBODY, `leader.{${SUMMARY}}`],
      [MEMBERS, `leader.{${PRAISE}}`],
      [MEMBERS, `mine.{state,projectInvitedMemberId,waiting,application.{${APPLICATION_FACTS},projectId,title}}`],
      [OWN, 'invitedMembers[].{nickname,status,projectInvitedMemberId}'],
      [OWN, 'updatedDateTime'],
    ],
    facts: PROJECT_FACTS,
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
      [EVERYBODY, ARCHIVE_PEOPLE],
      [EVERYBODY, `${THREADS}.${COMMENT}`],
      [TEAM, 'members[].username'],
      [OWN, 'declined[]'],
      [OWN, 'updatedDateTime'],
    ],
    facts: ARCHIVE_PAGE_FACTS,
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
    people: [[TEAM, '[].evaluated[].{memberId,nickname,roles,profileImg,consent}']],
  },
  {
    name: 'Who of a team has evaluated',
    endpoints: ['GET /archive/:id/evaluations/status'],
    people: [[TEAM, 'memberStatus.*.{memberId,nickname,roles,profileImg,consent,status}']],
    facts: '{published,publishedDateTime,publishableAt,remindableAt}',
  },
  {
    name: 'A profile (the birth: its year, but to the own)',
    endpoints: ['GET /mypage', 'GET /mypage/:nickname', 'PUT /users/me/profile'],
    people: [
      [MEMBERS, 'basicInfo.{memberId,nickname,birth,skillCategory,desiredJob,profileImg}'],
      [MEMBERS, 'basicInfo.{schoolName,major,grade,degree,entranceDate,graduationDate}'],
      [MEMBERS, 'facts.{projects,months,people,keywords[].{content,count}}'],
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
      [OWN, 'updatedDateTime'],
    ],
    facts: 'portfolio.{inviteProjectCount,evaluationCount}',
  },
  { name: 'The search for members', endpoints: ['GET /users/search'], people: [[MEMBERS, '[]']] },
  {
    name: 'Whom a report is about',
    endpoints: ['GET /report/target/:type/:id'],
    people: [[MEMBERS, '{text,data.{schoolName,nickname,profileImg,major,grade,degree}}']],
    facts: 'isDuplicate',
  },
  {
    name: 'The bell',
    endpoints: ['GET /alarm/project-archive'],
    people: [
      [OWN, 'inviteProjectOutputList[].{projectInvitedMemberId,projectId,writer,title,inviteDate,roles}'],
      [OWN, 'userArchiveList[].{archiveId,archiveTitle,createDate,consent,writer,published}'],
    ],
    facts: '{unreadNotices,operator,inviteProjectCount,evaluationCount}',
  },
  {
    name: 'Notices of a member',
    endpoints: ['GET /notices', 'POST /notices/read'],
    people: [[OWN, 'notices[].{actor,actor.{nickname,profileImg},others,note}']],
    facts:
      '{notices[].{id,kind,read,createdDateTime,role,reason,count,caseNumber,target,target.{type,id,title,commentId}},notices,unread,totalPages,totalElements}',
  },
  {
    name: 'Applications to a post, for its leader',
    endpoints: ['GET /projects/:id/applications', 'PUT /projects/:id/applications/:applicationId'],
    people: [
      [OWN, `{applications[],application}.applicant.{${SUMMARY},${PRAISE},skillCategory,schoolName,grade}`],
      [OWN, '{applications[],application}.{message,link,note}'],
    ],
    facts:
      '{{applications[],application}.{id,role,status,reason,createdDateTime,answeredDateTime,expiresDateTime},applications,counts.{PENDING,ACCEPTED,DECLINED},totalPages,totalElements,closed,waiting}',
  },
  {
    name: 'An application, for its applicant',
    endpoints: ['POST /projects/:id/applications', 'GET /applications'],
    people: [],
    facts: `{{applications[].,}{${APPLICATION_FACTS},projectId,title},totalPages,totalElements}`,
  },
  {
    name: 'The team of a post',
    endpoints: [
      ...['GET /projects/:id/team', 'PATCH /projects/:id/team', 'POST /projects/:id/team/remove'],
      'POST /projects/:id/team/lead',
    ],
    people: [
      [TEAM, '{contactLink,notice}'],
      [TEAM, 'members[].{memberId,nickname,profileImgUrl,role,isLeader,joinedDateTime,checkIns}'],
      [TEAM, `members[].checkIns[].${CHECK_IN}`],
    ],
    facts:
      '{projectId,title,isLeader,status,step,closed,seatFree,seatFreed,waiting,hidden,archiveId,archiveThumbnail,week,canCheckIn}',
  },
  {
    name: 'A check-in, as written',
    endpoints: ['PUT /projects/:id/team/check-in'],
    people: [[TEAM, '{mood,text}']],
    facts: '{week,updatedDateTime}',
  },
  {
    name: 'The own teams',
    endpoints: ['GET /teams'],
    people: [[OWN, '[].{profileImgs,memberCount}']],
    facts: '[].{projectId,title,role,isLeader,status,step,due}',
  },
  {
    name: 'The own account',
    endpoints: ['GET /users/me', 'PATCH /users/me'],
    people: [[OWN, '{username,name,nickname,birth,gender,email,phone,address,createdDate}']],
    facts: '{mustChangePassword,role}',
  },
  {
    name: 'Members one has blocked',
    endpoints: ['GET /users/me/blocks', 'POST /users/me/blocks', 'DELETE /users/me/blocks/:id'],
    people: [[MEMBERS, '[].{id,nickname,profileImg}']],
    facts: '{,[].createdDateTime}',
  },
  {
    name: 'The own data to take along (`data.json`)',
    endpoints: ['GET /users/me/export'],
    people: [
      [
        OWN,
        '{account,profile,sessions,projects,joinedProjects,applications,checkIns,departures,notices,invitations,measures,hidden,blocks,archives,archiveQuestions,comments,bookmarks,views,evaluationsGiven,evaluationsReceived,record,credentials,reports,files}',
      ],
    ],
    facts: '{version,exportedDateTime}',
  },
  {
    name: 'A public record, once it is switched on (the name: only when its owner shows it)',
    endpoints: ['GET /records/:code'],
    people: [
      [EVERYBODY, '{memberId,nickname,name,introduction,desiredJob,skillCategory,facts.{projects,months,people}}'],
      [EVERYBODY, 'projects[].roles'],
      [EVERYBODY, '{keywords[].{content,count,from},lineCount,lines[].{content,duration}}'],
    ],
    facts:
      '{code,url,readDateTime,indexable,projects[].{id,title,category,startDate,endDate,duration,teamSize,evaluatedMembers,early,thumbnail,link,url}}',
  },
  {
    name: 'The settings of the own record',
    endpoints: ['GET /users/me/record', 'PUT /users/me/record', 'POST /users/me/record/code'],
    people: [
      [OWN, '{enabled,indexable,showName,code,url}'],
      [
        OWN,
        '{archives[].{id,title,startDate,endDate,teamSize,evaluatedMembers,thumbnail,shown},lines[].{id,content,duration,picked}}',
      ],
    ],
  },
  {
    name: 'The own credentials',
    endpoints: ['GET /users/me/credentials', 'POST /archive/:id/credential', 'DELETE /credentials/:id'],
    people: [
      [TEAM, CREDENTIAL_ITEM],
      [OWN, `[].${CREDENTIAL_ITEM}`],
    ],
  },
  {
    name: 'A credential as file and badge image, for its owner to hand on (the e-mail address: hashed)',
    endpoints: ['GET /credentials/:id/jwt', 'GET /credentials/:id/png'],
    people: [[OWN, 'credentialSubject.{identifier[].{identityHash,salt},role,narrative}']],
    facts: '',
  },
  {
    name: 'A credential that somebody checks (nothing of a withdrawn one)',
    endpoints: ['GET /credentials/:id', 'POST /credentials/verify'],
    people: [[EVERYBODY, 'credential.{title,nickname,roles,startDate,endDate,teamSize,evaluatedMembers,archiveUrl}']],
    facts: '{result,credential,credential.{id,issuer,issuedDateTime,withdrawnDateTime}}',
  },
  {
    name: 'A session',
    endpoints: ['POST /login', 'POST /token', 'POST /users/join'],
    people: [[OWN, '{memberId,nickname,profileImg}']],
    facts: '{tokenExpiresAt,mustChangePassword,operator}',
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
  ...OPERATOR_VIEWS,
  {
    name: 'Answers without people',
    endpoints: [
      ...['GET /announcements', 'GET /admin/announcements', 'POST /admin/announcements'],
      ...['PUT /admin/announcements/:id', 'DELETE /admin/announcements/:id'],
      ...['GET /health', 'GET /ready', 'POST /logout', 'POST /users/me/export', 'GET /summary'],
      ...['GET /users/check_email', 'GET /users/check_username', 'GET /users/check_nickname'],
      ...['POST /projects', 'PUT /projects/:id', 'DELETE /projects/:id', 'PUT /projects/:id/closed'],
      ...['POST /projects/:id/bookmark', 'DELETE /projects/:id/bookmark', 'DELETE /projects/:id/comments/:commentId'],
      ...['POST /archive', 'PUT /archive/:id', 'DELETE /archive/:id', 'POST /archive/:id/bookmark'],
      ...['DELETE /archive/:id/comments/:commentId', 'POST /archive/:id/evaluations', 'POST /archive/:id/publish'],
      ...['PUT /archive/:id/consent', 'PUT /mypage/feedbacks/:id/hidden'],
      ...['POST /archive/:id/remind', 'POST /report/submit', 'GET /alarm/stream', 'POST /projects/:id/team/leave'],
      ...['POST /alarm/invited-projects/:id', 'DELETE /alarm/invited-projects/:id'],
      ...['DELETE /projects/:id/applications/mine', 'POST /projects/:id/applications/decline-waiting'],
    ],
    people: [],
    facts:
      '{,{announcements[].,[].,}{id,kind,text,link},{announcements[].,}{from,until},announcements,totalPages,totalElements,ticket,closed,isBookmark,bookmarks,bookmarked,bookmarkCount,remindableAt,consent,published,hidden,declined,members,openProjects,archives,build}',
  },
];

/** The rows of the table in docs/privacy.md: who sees which personal fields. */
export function privacyRows(): string[][] {
  return PRIVACY.flatMap(({ name, people }) =>
    people.map(([audiences, paths]) => [
      name,
      `\`${paths}\``,
      ...AUDIENCES.map((audience) => (audiences.includes(audience) ? '●' : '–')),
    ]),
  );
}
