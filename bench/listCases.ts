import { LIMITS } from '@contract/limits';

const title = (text: string) => `title=${encodeURIComponent(text)}`;

/**
 * Filters of the list by their name in the tables. Posts are evenly distributed: a fifth has a category, a sixth a role
 * and a skill, a tenth each word of a title.
 */
export const FILTERS: Record<string, string> = {
  'no filter': '',
  category: 'category=STARTUP',
  'category, open only': 'category=STARTUP&open=true',
  'role and skill': 'roles=FRONT_END&skills=FIGMA',
  'three skills': 'skills=FIGMA&skills=JAVA&skills=AWS',
  'period, meeting, step': `periodKey=ONE_MONTH_LESS&meetingOption=${encodeURIComponent('온라인')}&step=PLANNING`,
  'hours and times': 'weeklyHours=FROM_5&times=WEEKEND',
  'title 앱': title('앱'),
  'title 개발': title('개발'),
  'title 개발자': title('개발자'),
  'title 프론트엔드': title('프론트엔드'),
  'title 지도 게임': title('지도 게임'),
  'title 없는말': title('없는말'),
};

const LAST_REACHED = Math.ceil(LIMITS.listReach / LIMITS.projectPageSize.default) - 1;

/** The first and the last reachable page of a long list, in both orders. */
export const planCases: Record<string, string> = Object.fromEntries(
  Object.entries(FILTERS).flatMap(([name, filter]) => [
    [name, `?${filter}`],
    [`${name}, last reachable page`, `?${filter}&page=${LAST_REACHED}`],
    [`${name}, popular, last reachable page`, `?${filter}&sort=popular&page=${LAST_REACHED}`],
  ]),
);
