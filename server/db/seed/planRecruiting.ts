import { addDays, todayInKorea } from '@contract/dates';
import { ACTIVITY_TIMES, WEEKLY_HOURS, type ProjectPayload } from '@contract/project';
import { type Role } from '@contract/skill';
import { type SeededRandom } from '../../lib/seededRandom';
import { MEMBERS } from './members';

/** An applicant of a post. */
export interface PlannedApplicant {
  nickname: string;
  role: Role;
  message: string;
  accepted: boolean;
}

const MESSAGES = [
  '수업이 없는 화요일과 목요일 저녁에 함께할 수 있어요. 끝까지 해 보고 싶어요.',
  '비슷한 서비스를 혼자 만들다 멈췄어요. 이번에는 같이 끝내고 싶어서 지원해요.',
  '아직 배우는 중이지만 맡은 일은 약속한 날까지 해내요. 회의록도 제가 쓸게요.',
  '지난 학기에 같은 역할로 팀 프로젝트를 했어요. 그때 배운 것을 나누고 싶어요.',
];

type Recruiting = Pick<ProjectPayload, 'seats' | 'weeklyHours' | 'times' | 'deadline'>;

/** A post's seats, weekly hours and deadline; some have none. */
export function planRecruiting(
  { roles, personnel }: Pick<ProjectPayload, 'roles' | 'personnel'>,
  { now, closed }: { now: number; closed: boolean },
  random: SeededRandom,
): Recruiting {
  // The first role gets the remaining seats.
  const counts = roles.map((role, index) => ({ role, count: index === 0 ? personnel - roles.length + 1 : 1 }));
  const today = todayInKorea(now);
  return {
    ...(random.chance(60) && { seats: counts }),
    ...(random.chance(80) && { weeklyHours: random.pick(WEEKLY_HOURS) }),
    ...(random.chance(70) && { times: random.some(ACTIVITY_TIMES, random.between(1, 2)) }),
    ...(!closed && random.chance(50) && { deadline: addDays(today, random.between(1, 60)) }),
  };
}

/** Three applicants of one of the newest posts; the first is accepted if a position is open. */
export function planApplicants(
  { roles, personnel, invitedMembersNicknames }: ProjectPayload,
  writer: string,
  random: SeededRandom,
): PlannedApplicant[] {
  const others = MEMBERS.map(({ nickname }) => nickname).filter(
    (nickname) => nickname !== writer && !invitedMembersNicknames.includes(nickname),
  );
  return random.some(others, 3).map((nickname, index) => ({
    nickname,
    role: roles[index % roles.length]!,
    message: random.pick(MESSAGES),
    accepted: index === 0 && personnel > 1,
  }));
}
