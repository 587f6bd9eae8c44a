import { type Award, type Career, type Experience } from '@contract/signup';
import { type Role, type Skill } from '@contract/skill';
import { type SeededRandom } from '../../../lib/seededRandom';

const SKILLS_OF: Record<Role, readonly Skill[]> = {
  UX_UI_DESIGN: ['FIGMA', 'XD', 'PROTOPIE', 'PHOTOSHOP'],
  BX_DESIGN: ['ADOBE_ILLUSTRATION', 'PHOTOSHOP', 'INDESIGN', 'AFTER_EFFECT', 'BLENDER', 'MIDJOURNEY', 'PREMIERE_PRO'],
  FRONT_END: ['JAVASCRIPT', 'TYPESCRIPT', 'REACT', 'NEXT_JS', 'VUE', 'FLUTTER', 'GIT'],
  BACK_END: ['JAVA', 'SPRING', 'KOTLIN', 'PYTHON', 'DJANGO', 'NODE_JS', 'MYSQL', 'AWS', 'DOCKER', 'GIT'],
  PM: ['FIGMA', 'GIT'],
};

const EXPERIENCES: readonly (readonly [Experience['experienceType'], string, string])[] = [
  ['CLUB', '교내 IT 연합 동아리', '디자이너 두 명, 개발자 세 명과 한 학기 동안 서비스를 만들어 교내에 공개했어요.'],
  ['CLUB', '학과 학술 동아리', '매주 한 주제를 발표하고 자료를 모아 위키로 정리했어요.'],
  ['EDUCATION', '웹 개발 부트캠프', '12주 동안 하루 여덟 시간씩 배우고 팀 프로젝트 두 개를 끝냈어요.'],
  ['EDUCATION', '서비스 기획 워크숍', '문제 정의부터 시제품 검증까지 4주 과정을 마쳤어요.'],
  ['EXTERNAL_ACTIVITY', '대학생 서포터즈', '콘텐츠를 기획하고 오프라인 행사를 진행했어요.'],
  ['EXTERNAL_ACTIVITY', '대학 연합 해커톤', '무박 2일 동안 동작하는 시제품을 완성하고 발표를 맡았어요.'],
  ['VOLUNTEER', '지역 아동 센터 코딩 봉사', '초등학생에게 블록 코딩을 가르치고 작품 전시회를 열었어요.'],
  ['ETC', '개인 블로그 운영', '배운 것을 2년째 글로 남기고 있어요.'],
];

const CAREERS: readonly (readonly [string, string])[] = [
  ['IT 스타트업 인턴', '관리자 화면을 만들고 운영 도구의 자잘한 불편을 고쳤어요.'],
  ['웹 에이전시 인턴', '기업 소개 페이지 세 곳의 화면을 맡아 납기 안에 끝냈어요.'],
  ['교내 정보화 부서 근로', '학과 홈페이지를 관리하고 문의에 답했어요.'],
  ['창업 동아리', '시제품을 만들고 첫 이용자 50명의 의견을 모았어요.'],
];

const AWARDS: readonly (readonly [Award['awardType'], string, string])[] = [
  ['AWARD', '교내 창의 공모전 장려상', '교내 창업지원센터'],
  ['AWARD', '연합 해커톤 우수상', '대학 연합 해커톤'],
  ['CERTIFICATE', '정보처리기사', '국가기술자격'],
  ['CERTIFICATE', '컴퓨터활용능력 1급', '국가기술자격'],
  ['CERTIFICATE', '데이터 분석 준전문가', '데이터 자격검정'],
];

/** At least two skills of each role, without duplicates. */
export function drawSkills(roles: readonly Role[], random: SeededRandom): Skill[] {
  const skills = roles.flatMap((role) => random.some(SKILLS_OF[role], random.between(2, 4)));
  return [...new Set(skills)];
}

/** Earlier experiences, careers and awards of a member; `year` is a recent year. */
export function drawResume(year: number, random: SeededRandom) {
  const day = (month: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const period = () => ({ startDate: day(random.between(1, 5)), endDate: day(random.between(6, 12)) });

  const experiences: Experience[] = random
    .some(EXPERIENCES, random.between(0, 3))
    .map(([experienceType, experienceName, experienceDescription]) => ({
      experienceType,
      experienceName,
      ...period(),
      experienceDescription,
    }));
  const careers: Career[] = random
    .some(CAREERS, random.chance(35) ? 1 : 0)
    .map(([companyName, careerDescription]) => ({ companyName, ...period(), careerDescription }));
  const awards: Award[] = random
    .some(AWARDS, random.between(0, 2))
    .map(([awardType, awardName, organizer]) => ({ awardType, awardName, organizer, awardDuration: day(11) }));
  return { experiences, careers, awards };
}
