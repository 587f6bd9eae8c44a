/** Texts of the team page and its endpoints. */
export const TEAM_MESSAGES = {
  ours: '우리 팀',
  leader: '팀장',
  contactLink: '연락 링크',
  notice: '공지',
  leave: '나가기',
  remove: '내보내기',
  handOver: '팀장 넘기기',
  leaveQuestion: '팀에서 나갈까요?',
  left: '팀에서 나왔어요.',
  leftBefore: '이미 나왔어요.',
  saved: '저장했어요.',
  checkIn: '이번 주 체크인',
  notYet: '아직이에요',
  toArchive: '아카이브로 남기기',
  noTeams: '아직 함께하는 팀이 없어요.',

  mood: '이번 주 상태를 골라 주세요.',
  text: '이번 주 소식을 입력해 주세요.',
  reason: '이유를 선택해 주세요.',
  note: '이유를 입력해 주세요.',

  teamOnly: '이 팀의 팀원만 볼 수 있어요.',
  leaderStays: '팀장은 나갈 수 없어요. 먼저 팀장을 넘겨 주세요.',
  doneStays: '완료한 프로젝트에서는 팀원을 내보낼 수 없어요.',
  archived: '아카이브가 있어 상태를 바꿀 수 없어요.',
  notActive: '진행 중인 팀에서만 체크인할 수 있어요.',
  anotherWeek: '새로운 주가 시작됐어요. 다시 확인해 주세요.',
} as const;

/** Sentences about teams with variables. */
export const TEAM_TEXTS = {
  removeQuestion: (nickname: string) => `${nickname} 님을 내보낼까요?`,
  handOverQuestion: (nickname: string) => `${nickname} 님에게 팀장을 넘길까요?`,
} as const;
