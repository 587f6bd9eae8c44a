import { LIMITS } from '../limits';

/** Texts of the archive form and its endpoints (vocabulary.md Archive). */
export const ARCHIVE_MESSAGES = {
  title: '제목을 입력해 주세요.',
  period: `진행 기간은 ${LIMITS.minArchiveYear}년부터 오늘까지만 쓸 수 있어요.`,
  periodFixed: '공개한 아카이브의 진행 기간은 바꿀 수 없어요.',
  description: '설명을 입력해 주세요.',
  category: '분야를 선택해 주세요.',
  skills: '스킬을 하나 이상 골라 주세요.',
  members: '팀원을 한 명 이상 추가해 주세요.',
  pending: '팀원 평가가 끝나야 댓글과 북마크를 쓸 수 있어요.',
  confirmedTeam: '모두 함께했다고 확인한 팀원이에요.',
  howChecked: '어떻게 확인하나요',
  pendingMark: '팀원 평가 진행 중',
  bookmarked: '북마크를 반영했어요.',
  deleteQuestion: '이 아카이브를 삭제할까요?',
  deleted: '아카이브를 삭제했어요.',
  deleteFailed: '아카이브를 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.',
  saveFailed: '아카이브를 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  editFailed: '아카이브를 수정하지 못했어요. 잠시 후 다시 시도해 주세요.',
  edited: '아카이브를 수정했어요.',
  editDenied: '수정 권한이 없어요.',
  deleteDenied: '삭제 권한이 없어요.',
  membersFixed: '팀원은 등록한 뒤에 바꿀 수 없어요.',
  notDone: '완료한 프로젝트만 아카이브로 남길 수 있어요.',
  hasArchive: '이미 이 프로젝트의 아카이브가 있어요.',
  restored: '작성 중이던 내용을 불러왔어요. 이미지는 다시 골라 주세요.',
  gate: '팀원 모두가 서로 평가를 마치면 아카이브가 공개돼요.',
} as const;

/** Lists the nicknames of a team that belong to no member. */
export const unknownMembers = (nicknames: readonly string[]) => `${nicknames.join(', ')} 님을 찾을 수 없어요.`;
