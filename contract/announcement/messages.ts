import { LIMITS } from '../limits';

/** Texts of the bar above the header (vocabulary.md). */
export const ANNOUNCEMENT_TEXTS = { label: '공지', close: '공지 닫기', more: '자세히' } as const;

/** Texts of announcements (vocabulary.md). */
export const ANNOUNCEMENT_MESSAGES = {
  empty: '공지 내용을 입력해 주세요.',
  reversed: '끝이 시작보다 늦어야 해요.',
  tooLong: `${LIMITS.announcementDays}일까지 띄울 수 있어요.`,
  tooMany: `같은 때에 ${LIMITS.announcementsAtOnce}개까지 띄울 수 있어요.`,
  begun: '시작한 공지는 끝만 바꿀 수 있어요.',
  link: '이 사이트의 경로(/로 시작)나 https 주소를 입력해 주세요.',
  gone: '삭제됐거나 없는 공지예요.',
} as const;
