import { type Case, type CaseItem, type LogItem, type MemberCard, type OperatorDesk } from '@contract/operator';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

export function createDesk(overrides: Partial<OperatorDesk> = {}): OperatorDesk {
  return { memberId: 1, nickname: '새벽코딩', confirmedUntil: null, waiting: 2, newestReport: 52, ...overrides };
}

export function createLogItem(overrides: Partial<LogItem> = {}): LogItem {
  return {
    id: 1847,
    createdDateTime: ago(60),
    actor: { kind: 'OPERATOR', nickname: '느린거북' },
    action: 'WARN',
    target: 'PROJECT',
    targetId: 9,
    member: { memberId: 31, nickname: '꿀알바매니저' },
    reason: '같은 홍보 글을 여러 번 올렸어요.',
    untilDateTime: null,
    ...overrides,
  };
}

/** A member with one warning. */
export function createMemberCard(overrides: Partial<MemberCard> = {}): MemberCard {
  return {
    memberId: 31,
    version: 'member-1',
    nickname: '꿀알바매니저',
    profileImg: null,
    joinedDateTime: '2026-10-21T03:00:00Z',
    role: 'MEMBER',
    suspension: null,
    warnings: 1,
    hides: 0,
    reportsAbout: 7,
    reportsBy: 0,
    dismissedReportsBy: 0,
    expiredApplications: 0,
    resembles: [],
    measures: [createLogItem()],
    ...overrides,
  };
}

/** A post in the review queue. */
export function createCaseItem(overrides: Partial<CaseItem> = {}): CaseItem {
  return {
    number: 1042,
    target: 'PROJECT',
    targetId: 7,
    state: 'OPEN',
    reports: 2,
    total: 2,
    types: ['SPAM', 'OTHER'],
    firstDateTime: ago(120),
    lastDateTime: ago(24),
    title: '재택으로 월 300, 누구나 가능한 팀원 모집',
    writer: { memberId: 31, nickname: '꿀알바매니저' },
    hidden: false,
    edited: false,
    ...overrides,
  };
}

export function createCase(overrides: Partial<Case> = {}): Case {
  const item = createCaseItem(overrides);
  return {
    ...item,
    own: false,
    mayDecide: true,
    context: {
      post: { kind: 'project', id: item.targetId, title: item.title, restriction: null },
      archive: null,
      parent: null,
    },
    stated: null,
    evaluated: null,
    keywords: [],
    path: `/projectdetail/${item.targetId}`,
    version: 'version-1',
    writtenDateTime: ago(60 * 24),
    editedDateTime: null,
    now: {
      fields: [
        { name: 'TITLE', text: item.title },
        { name: 'ARTICLE', text: '교육을 마치면 첫 주부터 정산해 드려요.' },
      ],
      files: [],
    },
    hiddenParts: [],
    reportList: [
      {
        id: 52,
        reporter: { memberId: 4, nickname: '느린거북' },
        type: 'SPAM',
        content: '가입비를 먼저 내라고 해요.',
        reportedText: `${item.title}\n가입비를 내면 첫 주부터 정산해 드려요.`,
        fields: null,
        createdDateTime: ago(24),
        closedDateTime: null,
      },
      {
        id: 51,
        reporter: { memberId: 5, nickname: null },
        type: 'OTHER',
        content: '',
        reportedText: `${item.title}\n가입비만 내면 돼요.`,
        fields: null,
        createdDateTime: ago(120),
        closedDateTime: null,
      },
    ],
    member: item.writer && createMemberCard(item.writer),
    ...overrides,
  };
}
