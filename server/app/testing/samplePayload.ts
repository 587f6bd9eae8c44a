import { type ProjectPayload } from '@contract/project';

/** A valid payload. */
export function createPayload(overrides: Partial<ProjectPayload> = {}): ProjectPayload {
  return {
    title: '자취생 식비를 줄이는 공동 장보기',
    projectName: '모아밥',
    startDate: '2026-12',
    endDate: '2027-08',
    category: 'STARTUP',
    introduce: '넷이서 장을 보면 반값이 돼요.',
    personnel: 6,
    roles: ['PM', 'BACK_END'],
    skills: ['FIGMA', 'SPRING'],
    meetingOption: '오프라인',
    step: 'BEFORE_START',
    article: '매주 화요일 저녁에 학교 앞에서 만나요.',
    link: '',
    invitedMembersNicknames: [],
    ...overrides,
  };
}
