import { KEYWORDS } from './evaluation';
import { PROJECT_CATEGORIES, ROLE_FILTERS } from './project';
import { DEGREES, EXPERIENCE_TYPES, GRADES } from './signup';
import { ROLES, SKILLS } from './skill';

const SPEC_SKILLS =
  'ADOBE_ILLUSTRATION PHOTOSHOP INDESIGN JAVASCRIPT TYPESCRIPT FIGMA PREMIERE_PRO XD AFTER_EFFECT LIGHTROOM CINEMA_4D PROTOPIE BLENDER';
const FILTER_SKILLS = 'SPRING DOCKER MIDJOURNEY';
const AUDIENCE_SKILLS = 'REACT NEXT_JS VUE NODE_JS JAVA KOTLIN PYTHON DJANGO SWIFT FLUTTER MYSQL AWS GIT';

describe('code tables', () => {
  it('list the skills in the specified order', () => {
    expect(SKILLS.join(' ')).toBe(`${SPEC_SKILLS} ${FILTER_SKILLS} ${AUDIENCE_SKILLS}`);
  });

  it('have 22 praise keywords, five roles, five categories, seven degrees, seven grades, five kinds of experience', () => {
    expect(
      [KEYWORDS, ROLES, PROJECT_CATEGORIES, DEGREES, GRADES, EXPERIENCE_TYPES].map(({ length }) => length),
    ).toEqual([22, 5, 5, 7, 7, 5]);
  });

  it('expand the filter 디자이너 to both designer roles', () => {
    expect(ROLE_FILTERS.find(({ label }) => label === '디자이너')?.codes).toEqual(['UX_UI_DESIGN', 'BX_DESIGN']);
  });
});
