import { type Role } from './roles';
import { type Skill } from './skills';

/** What members type for a skill besides its label: Korean spellings and short names (MEND-70). */
export const SKILL_SYNONYMS: Readonly<Record<Skill, readonly string[]>> = {
  ADOBE_ILLUSTRATION: ['일러스트레이터', '일러스트', '어도비 일러스트레이터', 'illustrator'],
  PHOTOSHOP: ['포토샵', '어도비 포토샵', 'photoshop'],
  INDESIGN: ['인디자인', '어도비 인디자인'],
  JAVASCRIPT: ['자바스크립트', 'js'],
  TYPESCRIPT: ['타입스크립트', 'ts'],
  FIGMA: ['피그마'],
  PREMIERE_PRO: ['프리미어 프로', '프리미어'],
  XD: ['엑스디', '어도비 엑스디', 'adobe xd'],
  AFTER_EFFECT: ['애프터 이펙트', '애프터이펙츠', '애펙'],
  LIGHTROOM: ['라이트룸', '어도비 라이트룸'],
  CINEMA_4D: ['시네마 4D', '시네마포디', 'c4d'],
  PROTOPIE: ['프로토파이'],
  BLENDER: ['블렌더'],
  SPRING: ['스프링', '스프링 부트', 'spring boot'],
  DOCKER: ['도커'],
  MIDJOURNEY: ['미드저니'],
  REACT: ['리액트', 'react.js'],
  NEXT_JS: ['넥스트', '넥스트제이에스', 'nextjs'],
  VUE: ['뷰', '뷰제이에스', 'vue.js'],
  NODE_JS: ['노드', '노드제이에스', 'nodejs'],
  JAVA: ['자바'],
  KOTLIN: ['코틀린'],
  PYTHON: ['파이썬', '파이선'],
  DJANGO: ['장고'],
  SWIFT: ['스위프트'],
  FLUTTER: ['플러터'],
  MYSQL: ['마이에스큐엘', '마이시퀄', 'sql'],
  AWS: ['에이더블유에스', '아마존 웹 서비스', '아마존'],
  GIT: ['깃', '깃허브', 'github'],
};

/** What members type for a role besides its label (MEND-70). */
export const ROLE_SYNONYMS: Readonly<Record<Role, readonly string[]>> = {
  UX_UI_DESIGN: ['디자이너', '디자인', 'UI/UX 디자이너', 'UX/UI 디자이너', 'UIUX', 'UXUI'],
  BX_DESIGN: ['디자이너', '디자인', '브랜드 디자인', '브랜드 디자이너', 'BX 디자이너'],
  FRONT_END: ['개발자', '프론트', '프론트엔드 개발자', '프런트엔드', '웹 개발자', 'frontend', 'front-end', 'FE'],
  BACK_END: ['개발자', '백엔드 개발자', '백앤드', '서버', '서버 개발자', 'backend', 'back-end', 'server', 'BE'],
  PM: ['기획자', '기획', '피엠', '프로젝트 매니저', '프로덕트 매니저', 'PO', '서비스 기획'],
};
