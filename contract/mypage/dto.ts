import { type SchoolMailMark } from '../mails';
import { type EvaluationRequest } from '../alarm';
import { type PageInfo } from '../envelope';
import { type Keyword } from '../evaluation';
import { type HiddenPart } from '../hidden';
import { type Period } from '../period';
import { type ProfileFacts } from '../record';
import { type Award, type Career, type Degree, type Experience, type Grade } from '../signup';
import { type Role, type Skill } from '../skill';

export interface BasicInfo {
  /** The member as the target of a report. */
  memberId: number;
  nickname: string;
  /** `YYYY-MM-DD`; on the profile of another member only `YYYY` (D26). */
  birth: string;
  skillCategory: Skill[];
  desiredJob: Role[];
  profileImg: string;
  schoolName: string;
  major: string;
  grade: Grade;
  degree: Degree | null;
  entranceDate: string | null;
  graduationDate: string | null;
  /** The confirmed school mail (D151). */
  schoolMail: SchoolMailMark | null;
  /** On the own profile only: former nicknames on valid credentials, which are free for the member (D157). */
  ownNicknames?: string[];
}

export interface PortfolioItem {
  id: number;
  fileName: string;
  /** In MB, 0 for a link. */
  fileSize: number;
  url: string;
}

export interface PortfolioArchive {
  id: number;
  title: string;
  startDate: string;
  endDate: string;
  thumbnail: string | null;
  published: boolean;
  /** Hidden by an operator or by reports; on the own profile only. */
  hidden?: true;
}

export interface InvitedProject {
  projectInvitedMemberId: number;
  projectId: number;
  title: string;
  inviteDate: string;
  commentCount: number;
}

export interface Activity {
  articleId: number;
  title: string;
  createdDate: string;
  numberOfComments: number;
  /** An own post that an operator or reports hide. */
  hidden?: true;
}

export interface ActivityLists {
  writtenPosts: Activity[];
  bookmarkedPosts: Activity[];
}

/** A one-liner the member received, as others see it. */
export interface Feedback {
  content: string;
  /** Null to others unless three different evaluators of the member share it (D154). */
  duration: Period | null;
}

/** A one-liner as its owner sees it (D94). */
export interface OwnFeedback extends Feedback {
  duration: Period;
  /** Random: neither order nor distance of two ids reveals anything. */
  id: number;
  /** Hidden lines are shown to their owner alone. */
  hidden: boolean;
  /** Exactly one member evaluated the owner in that archive, which reveals its writer. */
  fromOne: boolean;
}

export interface MyPage {
  basicInfo: BasicInfo;
  /** On the own profile only: when it was last edited. */
  updatedDateTime?: string;
  /** On the own profile only: parts that are hidden from others. */
  hiddenParts?: HiddenPart[];
  /** Of all published archives, including those left out of the record (D127). */
  facts: ProfileFacts;
  careerHistory: {
    introduction: string;
    experiences: Experience[];
    careers: Career[];
    awards: Award[];
    portfolios: PortfolioItem[];
  };
  portfolio: {
    archivePage: PageInfo & { content: PortfolioArchive[] };
    /** These on the own profile only: the newest 50, and the numbers of all (D212). */
    invitedProjects?: InvitedProject[];
    inviteProjectCount?: number;
    pendingEvaluations?: EvaluationRequest[];
    evaluationCount?: number;
  };
  teamFeedback: {
    myPageEvaluation: {
      keywords: { content: Keyword; count: number }[];
      /** All lines on the own profile, the shown ones on another's. */
      feedbacks: Feedback[] | OwnFeedback[];
    };
  };
  /** On the own profile only. */
  myActivities?: { myArchive: ActivityLists; myProject: ActivityLists };
}
