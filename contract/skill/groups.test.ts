import { SKILL_GROUPS, skillGroupsFor } from './groups';
import { SKILLS } from './skills';

it('puts every skill into exactly one group', () => {
  const grouped = SKILL_GROUPS.flatMap(({ skills }) => skills);
  expect(grouped.toSorted()).toEqual([...SKILLS].sort());
  expect(SKILL_GROUPS.map(({ label }) => label)).toEqual(['디자인', '프론트엔드', '앱', 'AI·영상', '백엔드·인프라']);
});

it('puts the groups of the given roles first, in the order of preference', () => {
  const labels = (roles: Parameters<typeof skillGroupsFor>[0]) => skillGroupsFor(roles).map(({ label }) => label);
  expect(labels(['BACK_END', 'FRONT_END']).slice(0, 2)).toEqual(['백엔드·인프라', '프론트엔드']);
  expect(labels([])).toEqual(SKILL_GROUPS.map(({ label }) => label));
});
