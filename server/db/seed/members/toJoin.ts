import { SCHOOL_SUGGESTIONS, type JoinPayload } from '@contract/signup';
import { type SeededRandom } from '../../../lib/seededRandom';
import { type DemoMember } from './demoMember';
import { drawResume, drawSkills } from './resume';

const DISTRICTS = ['관악구', '서대문구', '성북구', '성동구', '동작구', '마포구', '광진구', '동대문구'];
const LAST_GRADE = 5;

interface Login {
  username: string;
  password: string;
}

/** The sign-up form of a demo member, as if filled in this year. */
export function toJoin(member: DemoMember, { username, password }: Login, random: SeededRandom): JoinPayload {
  const { nickname, name, gender, major, grade, roles, introduction } = member;
  const thisYear = new Date().getUTCFullYear();
  const graduated = grade === 'GRADUATED';
  const entered = thisYear - (graduated ? LAST_GRADE : Number(grade)) + 1;
  return {
    username,
    password,
    name,
    nickname,
    gender,
    major,
    grade,
    introduction,
    birth: `${entered - random.between(19, 20)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
    phone: `010-0000-${username.replace(/\D/g, '').padStart(4, '0')}`,
    email: `${username}@example.com`,
    address: `서울특별시 ${random.pick(DISTRICTS)}`,
    schoolName: random.pick(SCHOOL_SUGGESTIONS),
    entranceDate: `${entered}-01-01`,
    graduationDate: graduated ? `${thisYear}-01-01` : null,
    degree: degreeOf(graduated, random),
    skillCategory: drawSkills(roles, random),
    desiredJob: [...roles],
    ...drawResume(thisYear - 1, random),
    portfolio: [],
  };
}

function degreeOf(graduated: boolean, random: SeededRandom): JoinPayload['degree'] {
  if (graduated) return 'GRADUATION';
  return random.chance(15) ? 'LEAVE_OF_ABSENCE' : 'ENROLLMENT';
}
