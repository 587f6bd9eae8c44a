/**
 * Who reads which personal data: `visitor` is anyone, `member` any member, `mate` a member of the same team (of a post
 * or an archive), `own` the subject or the writer, `operator` a member who runs the service.
 */
export const AUDIENCES = ['visitor', 'member', 'mate', 'own', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Paths of a response's data; braces list names, `[]` is every row, `*` every key. */
type Paths = string;

export interface View {
  name: string;
  /** As in `ENDPOINTS`; none for data outside the API. */
  endpoints: readonly string[];
  /** Fields with personal data, and the audiences that read them. */
  people: readonly (readonly [readonly Audience[], Paths])[];
  /** All other fields, for every caller. */
  facts?: Paths;
}

/** Fields that several views of the privacy table share, in its syntax of paths (`privacy.ts`). */
export const COMMENT = '{writerId,writer,profileImage}';
export const THREADS = 'comments[].{parentComment,childComments[]}';
export const POST_FACTS =
  'id,title,createdDate,category,period,personnel,roles,skills,meetingOption,step,bookmarks,views,' +
  'seats,seats[].{role,count,taken},filled,weeklyHours,times,deadline,status';
export const SUMMARY = 'nickname,profileImg,desiredJob,verifiedProjects,archives,archives[].{id,title,thumbnail}';
export const PRAISE = 'keywords,keywords[].{content,count}';
export const ARCHIVE_FACTS =
  'id,title,createdDateTime,thumbnail,bookmarkCount,view,bookmarked,published,evaluatedMembers,myConsent';
export const PROJECT_FACTS = `{${POST_FACTS},isBookmark,closed,closedReason,hidden,hidden.{reason,hiddenDateTime,contact},archiveId,projectName,startDate,endDate,introduce,article,link,${THREADS}.{id,content,deleted,blocked,hidden,hiddenReason,createdLocalDateTime,parentCommentId}}`;
export const ARCHIVE_PAGE_FACTS = `{${ARCHIVE_FACTS},hidden,hidden.{reason,hiddenDateTime},projectId,duration,category,description,startDate,endDate,skills,link,imgUrls,${THREADS}.{id,content,deleted,blocked,hidden,hiddenReason,createdDateTime,parentId}}`;

/** Who a post and an archive show, besides their comments. */
export const PROJECT_PEOPLE = '{writerId,writer,writerProfileImage,members[].{memberId,nickname,profileImgUrl,role}}';
export const ARCHIVE_PEOPLE = '{writerId,writerNickname,members[].{memberId,nickname,profileImg,roles,consent}}';
