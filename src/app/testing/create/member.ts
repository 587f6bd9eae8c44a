import { type Account } from '@contract/auth';
import { type ActivityLists, type BasicInfo, type MyPage } from '@contract/mypage';
import { type ReportTarget } from '@contract/report';
import { memberIdOf } from './memberIdOf';

export function createAccount(overrides: Partial<Account> = {}): Account {
  return {
    username: 'dawncode',
    name: '김이음',
    nickname: '새벽코딩',
    birth: '2001-02-03',
    gender: 'F',
    email: 'dawn@teamieum.kr',
    phone: '010-1234-5678',
    address: '서울시 마포구',
    createdDate: '2024-03-02T03:00:00Z',
    mustChangePassword: false,
    role: 'MEMBER',
    ...overrides,
  };
}

interface OwnPageOverrides {
  basicInfo?: Partial<BasicInfo>;
  facts?: Partial<MyPage['facts']>;
  careerHistory?: Partial<MyPage['careerHistory']>;
  portfolio?: Partial<MyPage['portfolio']>;
  evaluation?: Partial<MyPage['teamFeedback']['myPageEvaluation']>;
  myArchive?: Partial<ActivityLists>;
  myProject?: Partial<ActivityLists>;
}

/** The own profile of a new member. */
export function createOwnPage({ basicInfo, careerHistory, ...overrides }: OwnPageOverrides = {}): MyPage {
  return {
    basicInfo: {
      memberId: memberIdOf(basicInfo?.nickname ?? '새벽코딩'),
      nickname: '새벽코딩',
      birth: '2001-02-03',
      skillCategory: ['FIGMA'],
      desiredJob: ['FRONT_END', 'PM'],
      profileImg: '/uploads/dawn.webp',
      schoolName: '한국대학교',
      major: '컴퓨터공학',
      grade: '3',
      degree: 'ENROLLMENT',
      entranceDate: '2022-01-01',
      graduationDate: null,
      schoolMail: null,
      ...basicInfo,
    },
    facts: { projects: 0, months: null, statedMonths: null, people: 0, keywords: [], ...overrides.facts },
    careerHistory: { introduction: '', experiences: [], careers: [], awards: [], portfolios: [], ...careerHistory },
    portfolio: {
      archivePage: { content: [], totalPages: 0, totalElements: 0 },
      invitedProjects: [],
      inviteProjectCount: overrides.portfolio?.invitedProjects?.length ?? 0,
      pendingEvaluations: [],
      evaluationCount: overrides.portfolio?.pendingEvaluations?.length ?? 0,
      ...overrides.portfolio,
    },
    teamFeedback: { myPageEvaluation: { keywords: [], feedbacks: [], ...overrides.evaluation } },
    myActivities: {
      myArchive: { writtenPosts: [], bookmarkedPosts: [], ...overrides.myArchive },
      myProject: { writtenPosts: [], bookmarkedPosts: [], ...overrides.myProject },
    },
  };
}

/** The same as everyone else sees it (D26). */
export function createMemberPage({ basicInfo, ...overrides }: OwnPageOverrides = {}): MyPage {
  const { myActivities: _own, ...page } = createOwnPage({
    ...overrides,
    basicInfo: { nickname: '라떼한잔', birth: '2001', ...basicInfo },
  });
  return { ...page, portfolio: { archivePage: page.portfolio.archivePage } };
}

export function createReportTarget(
  data: Partial<ReportTarget['data']> = {},
  overrides: Partial<ReportTarget> = {},
): ReportTarget {
  const member = {
    schoolName: '한국대학교',
    nickname: '감자튀김',
    profileImg: null,
    major: '시각디자인',
    grade: '3',
    degree: 'ENROLLMENT',
  };
  return {
    isDuplicate: false,
    text: '연락 주세요. 010-0000-0000',
    data: { ...member, ...data } as ReportTarget['data'],
    ...overrides,
  };
}
