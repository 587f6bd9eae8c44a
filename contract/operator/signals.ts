/** What a published archive shows that one person acting as a team would cause (D162), in the order in which a case names them. */
export const SIGNAL_LABELS = {
  SAME_LINES: '한줄평이 같아요',
  SAME_TIME: '2분 안에 모두 제출했어요',
  SAME_DEVICE: '같은 브라우저를 썼어요',
  NEW_ACCOUNTS: '모두 가입한 지 7일이 안 됐어요',
  SAME_TEAM: '같은 팀의 세 번째 아카이브예요',
} as const;
export type Signal = keyof typeof SIGNAL_LABELS;
