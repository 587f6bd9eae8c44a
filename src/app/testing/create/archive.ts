import { type ArchiveDetail, type ArchiveItem, type ArchivePage } from '@contract/archive';
import { memberIdOf } from './memberIdOf';

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
    evaluatedMembers: 4,
    myConsent: null,
    ...overrides,
  };
}

/** A page of the list whose archives are the only ones. */
export function createArchivePage(archives: ArchiveItem[], overrides: Partial<ArchivePage> = {}): ArchivePage {
  return { archives, totalPages: archives.length > 0 ? 1 : 0, totalElements: archives.length, ...overrides };
}

/** A published archive of three. */
export function createArchive(overrides: Partial<ArchiveDetail> = {}): ArchiveDetail {
  return {
    id: 12,
    title: '막차알리미, 놓치기 11분 전에 알려 드려요',
    writerId: memberIdOf(overrides.writerNickname === undefined ? '새벽코딩' : overrides.writerNickname),
    writerNickname: '새벽코딩',
    createdDateTime: '2025-11-18T03:00:00Z',
    projectId: null,
    changedDateTime: null,
    confirmedTitle: null,
    duration: 'ONE_TO_THREE_MONTH',
    category: 'EXPERIENCE',
    description: '막차 시간을 외우지 않아도 되는 위젯이에요.',
    startDate: '2025-08-18',
    endDate: '2025-11-15',
    kind: 'OUTSIDE',
    together: null,
    checks: null,
    members: ['새벽코딩', '라떼한잔', '픽셀한스푼'].map((nickname) => ({
      memberId: memberIdOf(nickname),
      username: null,
      nickname,
      profileImg: null,
      roles: ['FRONT_END'],
      consent: 'CONFIRMED',
      contributions: [],
    })),
    skills: ['TYPESCRIPT', 'FIGMA'],
    link: 'https://makcha.example',
    thumbnail: null,
    imgUrls: [],
    bookmarked: false,
    bookmarkCount: 24,
    view: 318,
    published: true,
    evaluatedMembers: 3,
    myConsent: null,
    hidden: null,
    comments: [],
    ...overrides,
  };
}
