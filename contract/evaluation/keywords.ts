import { codesOf } from '../codes';

/** The 22 praise keywords (D55). */
export const KEYWORD_LABELS = {
  DILIGENT: '맡은 일을 성실히 해요',
  KEEPS_TIME: '마감 시간을 잘 지켜요',
  LEADERSHIP: '리더십이 돋보여요',
  CREATIVE: '아이디어가 창의적이에요',
  STRONG_PROBLEM_SOLVING: '문제 해결력이 뛰어나요',
  TEAMWORK: '팀워크가 좋아요',
  RESPONSIBLE: '책임감이 강해요',
  COMMUNICATION: '소통이 잘 돼요',
  ACCEPTS_FEEDBACK: '피드백을 열린 마음으로 들어요',
  ADAPTS_FAST: '새로운 환경에 금방 적응해요',
  SOCIABLE: '누구와도 잘 어울려요',
  ATTENTIVE: '작은 부분까지 세심해요',
  PLANS_WELL: '계획을 체계적으로 세워요',
  RESEARCHES: '자료를 철저히 조사해요',
  METICULOUS: '일 처리가 꼼꼼해요',
  MOTIVATES: '팀에 의욕을 불어넣어요',
  SCHEDULE: '일정 관리가 탁월해요',
  KEEPS_PROMISES: '약속을 잘 지켜요',
  SETS_GOALS: '목표를 분명하게 세워요',
  FLEXIBLE: '변화에 유연해요',
  HELPS_OTHERS: '팀원을 기꺼이 도와요',
  COVERS_WEAKNESS: '약점을 잘 보완해요',
} as const;

export type Keyword = keyof typeof KEYWORD_LABELS;
export const KEYWORDS = codesOf(KEYWORD_LABELS);
