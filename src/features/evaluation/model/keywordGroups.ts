import { type Keyword } from '@contract/evaluation';

/** The 22 keywords in groups (look §3, evaluation). */
export const KEYWORD_GROUPS: readonly { label: string; keywords: readonly Keyword[] }[] = [
  {
    label: '함께 일할 때',
    keywords: ['TEAMWORK', 'COMMUNICATION', 'SOCIABLE', 'ACCEPTS_FEEDBACK', 'HELPS_OTHERS', 'MOTIVATES', 'LEADERSHIP'],
  },
  {
    label: '일을 해낼 때',
    keywords: ['RESPONSIBLE', 'DILIGENT', 'KEEPS_TIME', 'KEEPS_PROMISES', 'SCHEDULE', 'PLANS_WELL', 'SETS_GOALS'],
  },
  {
    label: '생각하고 풀어낼 때',
    keywords: ['CREATIVE', 'STRONG_PROBLEM_SOLVING', 'ATTENTIVE', 'METICULOUS', 'RESEARCHES'],
  },
  { label: '변화 앞에서', keywords: ['ADAPTS_FAST', 'FLEXIBLE', 'COVERS_WEAKNESS'] },
];
