import { type ProjectInvite } from '@contract/alarm';
import { type ArchiveDetail, type ArchiveItem, type ArchivePage } from '@contract/archive';
import { type Account, type SessionData } from '@contract/auth';
import { type ActivityLists, type BasicInfo, type MyPage } from '@contract/mypage';
import { type ArchiveComment, type ProjectComment } from '@contract/comment';
import { type ProjectDetail, type ProjectItem, type ProjectPage } from '@contract/project';
import { TIMES } from '@contract/limits';
import { type ReportTarget } from '@contract/report';

/** What login and token answer, an hour before the session's end. */
export function createSession(overrides: Partial<SessionData> = {}): SessionData {
  return {
    nickname: '새벽코딩',
    profileImg: '/uploads/새벽코딩.webp',
    tokenExpiresAt: Date.now() + TIMES.session,
    mustChangePassword: false,
    ...overrides,
  };
}

/** A token nobody has signed; `cap` in epoch milliseconds. */
export function createAccessToken({ cap }: { cap: number }): string {
  const claims = { sub: '1', sid: 'session', exp: Math.floor(Date.now() / 1000), cap: Math.floor(cap / 1000) };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}

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
    ...overrides,
  };
}

interface OwnPageOverrides {
  basicInfo?: Partial<BasicInfo>;
  careerHistory?: Partial<MyPage['careerHistory']>;
  portfolio?: Partial<MyPage['portfolio']>;
  evaluation?: Partial<MyPage['teamFeedback']['myPageEvaluation']>;
  myArchive?: Partial<ActivityLists>;
  myProject?: Partial<ActivityLists>;
}

/** The own profile of a member who has told what is needed and done nothing yet. */
export function createOwnPage({ basicInfo, careerHistory, ...overrides }: OwnPageOverrides = {}): MyPage {
  return {
    basicInfo: {
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
      ...basicInfo,
    },
    careerHistory: { introduction: '', experiences: [], careers: [], awards: [], portfolios: [], ...careerHistory },
    portfolio: {
      archivePage: { content: [], totalPages: 0, totalElements: 0 },
      invitedProjects: [],
      pendingEvaluations: [],
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

export function createProjectItem(overrides: Partial<ProjectItem> = {}): ProjectItem {
  return {
    id: 1,
    title: '자취생 식비를 줄이는 공동 장보기, 창업 동아리 팀원을 찾아요',
    writer: '기획하는곰',
    createdDate: '2025-11-19T03:00:00Z',
    category: 'STARTUP',
    period: 'SIX_TO_ONE_YEAR',
    personnel: 6,
    roles: ['PM', 'BACK_END'],
    skills: ['FIGMA', 'SPRING'],
    meetingOption: '오프라인',
    step: 'BEFORE_START',
    comments: 5,
    bookmarks: 37,
    views: 274,
    isBookmark: false,
    closed: false,
    ...overrides,
  };
}

/** A page of the list: the posts given, as if they were all there are. */
export function createProjectPage(projects: ProjectItem[], overrides: Partial<ProjectPage> = {}): ProjectPage {
  return { projects, totalPages: projects.length > 0 ? 1 : 0, totalElements: projects.length, ...overrides };
}

export function createProject(overrides: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    ...createProjectItem(),
    projectName: '모아밥',
    startDate: '2025-12',
    endDate: '2026-08',
    introduce: '넷이서 장을 보면 반값이 되는 서비스를 만들어요.',
    writerProfileImage: null,
    comments: [],
    members: [{ nickname: '기획하는곰', profileImgUrl: null }],
    article: '매주 화요일 저녁에 학교 앞에서 만나요.',
    link: '',
    ...overrides,
  };
}

export function createComment(overrides: Partial<ProjectComment> = {}): ProjectComment {
  return {
    id: 12,
    writer: '라떼한잔',
    profileImage: null,
    content: '평일 저녁에만 시간이 되는데 괜찮을까요?',
    createdLocalDateTime: '2025-11-20T05:02:00Z',
    parentCommentId: null,
    deleted: false,
    ...overrides,
  };
}

export function createArchiveComment(overrides: Partial<ArchiveComment> = {}): ArchiveComment {
  const { createdLocalDateTime, parentCommentId, ...comment } = createComment();
  return { ...comment, createdDateTime: createdLocalDateTime, parentId: parentCommentId, ...overrides };
}

export function createReportTarget(
  data: Partial<ReportTarget['data']> = {},
  overrides: Partial<ReportTarget> = {},
): ReportTarget {
  const member = {
    schoolName: '한국대학교',
    nickname: '감자튀김',
    major: '시각디자인',
    grade: '3',
    degree: 'ENROLLMENT',
  };
  return { isDuplicate: false, data: { ...member, ...data } as ReportTarget['data'], ...overrides };
}

/** An invitation that came just now. */
export function createInvite(overrides: Partial<ProjectInvite> = {}): ProjectInvite {
  return {
    projectInvitedMemberId: 31,
    projectId: 7,
    writer: '감자튀김',
    title: '연합 해커톤 본선 진출 팀',
    inviteDate: new Date().toISOString(),
    ...overrides,
  };
}

export function createArchiveItem(overrides: Partial<ArchiveItem> = {}): ArchiveItem {
  return {
    id: 1,
    title: '모아밥, 자취생 넷이 모여 반값에 장 보기',
    writerNickname: '기획하는곰',
    createdDateTime: '2025-11-16T03:00:00Z',
    thumbnail: null,
    commentCount: 3,
    bookmarkCount: 86,
    view: 1204,
    otherMemberCount: 3,
    bookmarked: false,
    published: true,
    ...overrides,
  };
}

/** A page of the list: the archives given, as if they were all there are. */
export function createArchivePage(archives: ArchiveItem[], overrides: Partial<ArchivePage> = {}): ArchivePage {
  return { archives, totalPages: archives.length > 0 ? 1 : 0, totalElements: archives.length, ...overrides };
}

/** A published archive of three. */
export function createArchive(overrides: Partial<ArchiveDetail> = {}): ArchiveDetail {
  return {
    id: 12,
    title: '막차알리미, 놓치기 11분 전에 알려 드려요',
    writerNickname: '새벽코딩',
    createdDateTime: '2025-11-18T03:00:00Z',
    duration: 'ONE_TO_THREE_MONTH',
    category: 'EXPERIENCE',
    description: '막차 시간을 외우지 않아도 되는 위젯이에요.',
    startDate: '2025-08-18',
    endDate: '2025-11-15',
    members: ['새벽코딩', '라떼한잔', '픽셀한스푼'].map((nickname) => ({
      ...{ username: null, nickname, profileImg: null },
      roles: ['FRONT_END'],
    })),
    skills: ['TYPESCRIPT', 'FIGMA'],
    link: 'https://makcha.example',
    thumbnail: null,
    imgUrls: [],
    bookmarked: false,
    bookmarkCount: 24,
    view: 318,
    published: true,
    comments: [],
    ...overrides,
  };
}
