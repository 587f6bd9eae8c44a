/**
 * Who reads which personal data: `visitor` is anyone, `member` any member, `mate` a member of the same team (of a post
 * or an archive), `own` the subject or the writer, `operator` a member who runs the service.
 */
export const AUDIENCES = ['visitor', 'member', 'mate', 'own', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const VISITOR = ['visitor'] as const;
export const EVERYBODY = ['visitor', 'member', 'mate', 'own'] as const;
export const MEMBERS = ['member', 'mate', 'own'] as const;
export const TEAM = ['mate', 'own'] as const;
export const OWN = ['own'] as const;
export const OPERATOR = ['operator'] as const;

/** Paths of a response's data; braces list names, `[]` is every row, `*` every key. */
type Paths = string;

/** The fields of a response, and who reads those about people. Several endpoints may have one. */
export interface ResponseView {
  name: string;
  /** Fields with personal data, and the audiences that read them. */
  people: readonly (readonly [readonly Audience[], Paths])[];
  /** All other fields, for every caller. */
  facts?: Paths;
}

/** A view of the privacy table with the endpoints that respond with it. */
export interface View extends ResponseView {
  /** As in `ENDPOINTS`; none for data outside the API. */
  endpoints: readonly string[];
}

/** Fields that several views of the privacy table share, in its syntax of paths (`privacy.ts`). */
export const COMMENT = '{writerId,writer,profileImage}';
export const THREADS = 'comments[].{parentComment,childComments[]}';
export const SUMMARY = 'nickname,profileImg,desiredJob,verifiedProjects,archives,archives[].{id,title,thumbnail}';
export const PRAISE = 'keywords,keywords[].{content,count}';
export const SCHOOL_MAIL = 'schoolMail,schoolMail.{domain,month}';

/** Of an archive: the time that was counted, and how its members were checked. */
export const COUNTED_TIME = 'kind,together,together.{startDate,endDate}';
export const CHECKS = 'checks,checks.{people,school,email}';

/** What members did, once published. */
export const CONTRIBUTIONS = 'contributions,contributions[].{text,link,confirmed,of}';

export const QUESTION = '{number,question,askedDateTime,answer,answeredDateTime}';
export const APPLICATION_FACTS = `id,role,joinedRole,message,link,status,reason,note,endedReason,questions,questions[].${QUESTION},createdDateTime,answeredDateTime,expiresDateTime`;
const PORTFOLIO = 'content[].{id,title,startDate,endDate,thumbnail,published}';
const ACTIVITIES = 'myActivities.{myArchive,myProject}.{writtenPosts,bookmarkedPosts}[]';

export const PROFILE: ResponseView = {
  name: 'A profile (the birth: its year, but to the own)',
  people: [
    [MEMBERS, 'basicInfo.{memberId,nickname,birth,skillCategory,desiredJob,profileImg}'],
    [MEMBERS, `basicInfo.{schoolName,major,grade,degree,entranceDate,graduationDate,${SCHOOL_MAIL}}`],
    [MEMBERS, 'facts.{projects,months,statedMonths,people,keywords[].{content,count}}'],
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
    [OWN, 'basicInfo.ownNicknames'],
    [OWN, 'updatedDateTime'],
  ],
  facts: 'portfolio.{inviteProjectCount,evaluationCount}',
};

export const SESSION: ResponseView = {
  name: 'A session',
  people: [[OWN, '{memberId,nickname,profileImg}']],
  facts: '{tokenExpiresAt,mustChangePassword,operator,emailUnconfirmed}',
};

export const WITHOUT_PEOPLE: ResponseView = {
  name: 'Answers without people',
  people: [],
  facts:
    '{,{announcements[].,[].,}{id,kind,text,link},{announcements[].,}{from,until},announcements,totalPages,totalElements,ticket,closed,isBookmark,bookmarks,bookmarked,bookmarkCount,remindableAt,consent,published,hidden,declined,match,members,openProjects,archives,build}',
};
