import { LIMITS } from '../limits';

const { min, max } = LIMITS.personnel;

/** Texts of the project form and its endpoints (vocabulary.md Project form, Project detail). */
export const PROJECT_MESSAGES = {
  title: '모집글 제목을 입력해 주세요.',
  projectName: '프로젝트 이름을 입력해 주세요.',
  category: '분야를 선택해 주세요.',
  personnel: '모집 인원을 입력해 주세요.',
  personnelRange: `모집 인원은 ${min}~${max}명으로 입력해 주세요.`,
  roles: '모집 역할을 선택해 주세요.',
  skills: '필요 스킬을 선택해 주세요.',
  meetingOption: '진행 방식을 선택해 주세요.',
  step: '진행 단계를 선택해 주세요.',
  seats: '모집 역할마다 인원을 1~20명으로 정해 주세요.',
  seatsSum: '역할별 인원의 합이 모집 인원과 달라요.',
  seatsHeld: '이미 합류한 팀원이 있는 역할은 그보다 적게 정할 수 없어요.',
  deadline: '마감일은 오늘부터 90일 안에서 골라 주세요.',
  deadlinePassed: '마감일이 지났어요. 새 마감일을 정하거나 마감일을 없애 주세요.',
  noFreeSeat: '빈자리가 없어요. 모집 인원을 늘린 뒤 다시 모집해 주세요.',
  ended: '끝난 프로젝트는 다시 모집할 수 없어요.',
  introduce: '프로젝트 소개를 입력해 주세요.',
  article: '모집 내용을 입력해 주세요.',
  saved: '모집글을 등록했어요.',
  edited: '모집글을 수정했어요.',
  saveFailed: '모집글을 등록하지 못했어요. 잠시 후 다시 시도해 주세요.',
  editFailed: '모집글을 수정하지 못했어요. 잠시 후 다시 시도해 주세요.',
  editDenied: '수정 권한이 없어요.',
  deleteDenied: '삭제 권한이 없어요.',
  bookmarked: '북마크에 담았어요.',
  unbookmarked: '북마크를 해제했어요.',
  closed: '모집을 마감했어요.',
  reopened: '모집을 다시 시작했어요.',
  closingFailed: '모집 상태를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  deleteQuestion: '이 모집글을 삭제할까요?',
  deleted: '모집글을 삭제했어요.',
  deleteFailed: '모집글을 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;

/** Labels of the form and words on cards and the page. */
export const RECRUITING_TEXTS = {
  seatsSwitch: '역할별로 인원 정하기',
  weeklyHours: '주당 활동 시간',
  times: '활동 시간대',
  deadline: '모집 마감일',
  deadlineHint: '비워 두면 직접 마감할 때까지 모집해요.',
  noDeadline: '마감일 없이',
  lastDay: '오늘 마감',
  nearDeadline: '마감 임박',
  keepRecruiting: '계속 모집하기',
  closed: '모집이 마감됐어요.',
  seatFreed: '빈자리가 생겼어요. 다시 모집할까요?',
  doneQuestion: '프로젝트를 완료할까요?',
  stopQuestion: '프로젝트를 중단할까요?',
  endBody: '모집과 기다리는 지원도 끝나요.',
  similar: '비슷한 모집글',
} as const;

export const PROJECT_TEXTS = {
  inviteApplicant: (nicknames: readonly string[]) =>
    `${nicknames.join(', ')} 님은 이미 지원했어요. 지원자 목록에서 수락해 주세요.`,
  belowAccepted: (accepted: number) => `이미 합류한 ${accepted}명보다 적게 정할 수 없어요.`,
  inviteUnknown: (nicknames: readonly string[]) => `${nicknames.join(', ')} 님을 찾을 수 없어요.`,
  inviteOwn: (nickname: string) => `${nickname} 님은 글을 쓰는 본인이라 초대할 수 없어요.`,
  inviteTwice: (nicknames: readonly string[]) => `${nicknames.join(', ')} 님을 두 번 초대할 수 없어요.`,
} as const;
