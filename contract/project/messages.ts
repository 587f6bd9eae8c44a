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
  introduce: '프로젝트 소개를 입력해 주세요.',
  article: '모집 내용을 입력해 주세요.',
  saved: '모집글을 등록했어요.',
  edited: '모집글을 수정했어요.',
  saveFailed: '모집글을 등록하지 못했어요. 잠시 후 다시 시도해 주세요.',
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

export const PROJECT_TEXTS = {
  belowAccepted: (accepted: number) => `이미 합류한 ${accepted}명보다 적게 정할 수 없어요.`,
  inviteUnknown: (nicknames: readonly string[]) => `${nicknames.join(', ')} 님을 찾을 수 없어요.`,
  inviteOwn: (nickname: string) => `${nickname} 님은 글을 쓰는 본인이라 초대할 수 없어요.`,
  inviteTwice: (nicknames: readonly string[]) => `${nicknames.join(', ')} 님을 두 번 초대할 수 없어요.`,
} as const;
