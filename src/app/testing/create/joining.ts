import { type Application, type MyApplication } from '@contract/application';
import { type Notice } from '@contract/notice';
import { memberIdOf } from './memberIdOf';
import { type CheckIn, type Team, type TeamItem, type TeamMember } from '@contract/team';

const DAY = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A pending application of the member. */
export function createMyApplication(overrides: Partial<MyApplication> = {}): MyApplication {
  return {
    id: 41,
    projectId: 7,
    title: '책갈피 팀원을 찾아요',
    role: 'FRONT_END',
    joinedRole: null,
    message: '읽는 습관을 함께 만들고 싶어요.',
    link: '',
    status: 'PENDING',
    reason: null,
    note: null,
    endedReason: null,
    questions: [],
    createdDateTime: fromNow(-2),
    answeredDateTime: null,
    expiresDateTime: fromNow(12),
    ...overrides,
  };
}

/** A pending application for the leader. */
export function createApplication(nickname: string, overrides: Partial<Application> = {}): Application {
  const { projectId: _id, title: _title, ...application } = createMyApplication();
  return {
    ...application,
    applicant: {
      nickname,
      profileImg: null,
      desiredJob: ['FRONT_END'],
      schoolMail: null,
      verifiedProjects: 1,
      archives: [{ id: 9, title: '막차알리미', thumbnail: null }],
      keywords: [{ content: 'TEAMWORK', count: 3 }],
      skillCategory: ['REACT', 'FIGMA'],
      schoolName: '한국대학교',
      grade: '3',
    },
    ...overrides,
  };
}

export function createCheckIn(overrides: Partial<CheckIn> = {}): CheckIn {
  return {
    week: '2026-11-16',
    mood: 'GOOD',
    text: '알림 서버를 옮겼어요.',
    updatedDateTime: '2026-11-17T03:00:00Z',
    ...overrides,
  };
}

export function createTeamMember(nickname: string, overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    memberId: memberIdOf(nickname),
    nickname,
    profileImgUrl: null,
    role: 'FRONT_END',
    isLeader: false,
    leaderRole: null,
    suspended: false,
    joinedDateTime: '2026-10-01T03:00:00Z',
    checkIns: [],
    ...overrides,
  };
}

/** A team of two as its leader 새벽코딩 sees it. */
export function createTeam(overrides: Partial<Team> = {}): Team {
  return {
    projectId: 7,
    projectName: '정산반장 2.0',
    isLeader: true,
    status: 'ACTIVE',
    step: 'DEVELOPING',
    closed: false,
    freeSeats: [{ role: 'FRONT_END', left: 1 }],
    seatFree: true,
    seatFreed: false,
    closedReason: null,
    waiting: 0,
    hidden: false,
    contactLink: '',
    notice: '',
    welcome: false,
    archiveId: null,
    archiveThumbnail: null,
    archiveDeclined: false,
    week: '2026-11-16',
    canCheckIn: true,
    checkInCount: 0,
    members: [
      createTeamMember('새벽코딩', { isLeader: true, role: null }),
      createTeamMember('초록우산', { role: 'BACK_END' }),
    ],
    ...overrides,
  };
}

export function createTeamItem(overrides: Partial<TeamItem> = {}): TeamItem {
  return {
    projectId: 7,
    projectName: '정산반장 2.0',
    role: 'FRONT_END',
    isLeader: false,
    status: 'ACTIVE',
    step: 'DEVELOPING',
    memberCount: 2,
    profileImgs: [null, null],
    archived: false,
    due: [],
    ...overrides,
  };
}

/** An unread comment on an own post. */
export function createNotice(overrides: Partial<Notice> = {}): Notice {
  return {
    id: 61,
    kind: 'COMMENT',
    read: false,
    createdDateTime: new Date().toISOString(),
    actor: { nickname: '느린거북', profileImg: null },
    others: 0,
    target: { type: 'project', id: 7, title: '책갈피 팀원을 찾아요', commentId: 12 },
    role: null,
    reason: null,
    note: null,
    count: null,
    caseNumber: null,
    ...overrides,
  };
}
