import { LIMITS } from '@contract/limits';

const title = (text: string) => `?title=${encodeURIComponent(text)}`;

/** Of a list of so many posts: the page whose first post stands in the middle of those a filter leaves. */
const middleOf = (posts: number) => Math.floor(posts / LIMITS.projectPageSize.default / 2);

/**
 * Requests of a list of so many posts, by the name they have in the tables. Posts are spread evenly: a fifth has a category, a
 * sixth a role and a skill.
 */
export const listCases = (posts: number): Record<string, string> => ({
  'first page': '',
  'category, open only': '?category=STARTUP&open=true',
  'role and skill': '?roles=FRONT_END&skills=FIGMA',
  'title 개발': title('개발'),
  'title 지도 게임': title('지도 게임'),
  popular: '?sort=popular',
  'page in the middle': `?page=${middleOf(posts)}`,
  'last page': `?page=${middleOf(posts) * 2 - 1}`,
  'category, in the middle': `?category=STARTUP&page=${middleOf(posts / 5)}`,
  'role and skill, far down': `?roles=FRONT_END&skills=FIGMA&page=${middleOf(posts / 40)}`,
  'popular, in the middle': `?sort=popular&page=${middleOf(posts)}`,
  'period, meeting, step': `?periodKey=ONE_MONTH_LESS&meetingOption=${encodeURIComponent('온라인')}&step=PLANNING`,
  'title 앱': title('앱'),
  'title 개발자': title('개발자'),
  'title 프론트엔드': title('프론트엔드'),
  'title 없는말': title('없는말'),
});
