import { type ProjectInvite } from '@contract/alarm';
import { type ProjectDetail, type ProjectItem, type ProjectMember, type ProjectPage } from '@contract/project';
import { memberIdOf } from './memberIdOf';

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
    seats: [],
    filled: 0,
    weeklyHours: null,
    times: [],
    deadline: null,
    status: 'ACTIVE',
    ...overrides,
  };
}

/** A page of the list whose posts are the only ones. */
export function createProjectPage(projects: ProjectItem[], overrides: Partial<ProjectPage> = {}): ProjectPage {
  return { projects, totalPages: projects.length > 0 ? 1 : 0, totalElements: projects.length, ...overrides };
}

export function createProject(overrides: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    ...createProjectItem(),
    writerId: memberIdOf(overrides.writer === undefined ? '기획하는곰' : overrides.writer),
    projectName: '모아밥',
    startDate: '2025-12',
    endDate: '2026-08',
    introduce: '넷이서 장을 보면 반값이 되는 서비스를 만들어요.',
    writerProfileImage: null,
    comments: [],
    members: [createProjectMember('기획하는곰')],
    closedReason: null,
    hidden: null,
    archiveId: null,
    leader: {
      nickname: '기획하는곰',
      profileImg: null,
      desiredJob: ['PM'],
      schoolMail: null,
      verifiedProjects: 2,
      archives: [],
      keywords: null,
    },
    article: '매주 화요일 저녁에 학교 앞에서 만나요.',
    link: '',
    ...overrides,
  };
}

/** A member of the team of a post; without a role the leader. */
export function createProjectMember(nickname: string | null, role: ProjectMember['role'] = null): ProjectMember {
  return { memberId: memberIdOf(nickname), nickname, profileImgUrl: null, role };
}

/** A new invitation. */
export function createInvite(overrides: Partial<ProjectInvite> = {}): ProjectInvite {
  return {
    projectInvitedMemberId: 31,
    projectId: 7,
    writer: '감자튀김',
    title: '연합 해커톤 본선 진출 팀',
    inviteDate: new Date().toISOString(),
    roles: [],
    ...overrides,
  };
}
