/** Texts of the days that members take into their calendars (D178). */
export const CALENDAR_TEXTS = {
  add: '캘린더에 추가',
  failed: '캘린더 파일을 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
  deadline: (title: string) => `‘${title}’ 지원 마감`,
  release: (title: string) => `‘${title}’ 팀 평가를 마칠 날`,
} as const;
