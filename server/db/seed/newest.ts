/** The idea whose newest post invites the first demo member, which creates a pending invitation. */
export const INVITING = '해커톤 본선팀';

/** The ideas whose second post is among the newest ones, newest first, with the writer of the post. */
export const NEWEST: readonly (readonly [idea: string, writer: string])[] = [
  ['바퀴로캠퍼스', '느린거북'],
  ['하루열다섯', '새벽코딩'],
  ['모아밥', '기획하는곰'],
  ['다시그리기', '픽셀한스푼'],
  ['해커톤 본선팀', '감자튀김'],
  ['학식알림', '라떼한잔'],
  ['혼자서하루', '밤산책'],
  ['동아리정산', '데이터줍줍'],
  ['책등', '초록우산'],
  ['배포까지', '파란고래'],
  ['우리동네랩 3기', '구름빵집'],
  ['새벽네시', '두번째봄'],
];
