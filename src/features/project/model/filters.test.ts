import { chosenIn, FILTER_GROUPS, FILTER_TABS, isFiltered, pressed, unfiltered, type FilterGroup } from './filters';
import { PROJECT_LIST } from '@contract/project';

const read = (search = '') => PROJECT_LIST.read(new URLSearchParams(search));
const groupOf = (tab: string): FilterGroup => FILTER_GROUPS.find((group) => group.tab === tab)!;
const choiceOf = (tab: string, label: string) => {
  return groupOf(tab).choices.find((choice) => choice.label === label) ?? { label, codes: [] };
};
const press = (search: string, tab: string, label: string) => pressed(read(search), groupOf(tab), choiceOf(tab, label));
const labels = (search: string, tab: string) => chosenIn(read(search), groupOf(tab)).map(({ label }) => label);

describe('a filter group with single choice', () => {
  it('replaces the previous choice', () => {
    expect(press('category=STUDY', 'category', '창업').category).toBe('STARTUP');
  });

  it('removes a choice that is pressed again', () => {
    expect(press('step=PLANNING', 'step', '기획 중').step).toBeUndefined();
  });
});

describe('a filter group with multiple choice', () => {
  it('adds a choice, and removes it when it is pressed again', () => {
    expect(press('roles=PM', 'roles', '백엔드').roles).toEqual(['BACK_END', 'PM']);
    expect(press('roles=PM&roles=BACK_END', 'roles', '백엔드').roles).toEqual(['PM']);
  });

  it('requests both kinds of designers by one choice', () => {
    expect(press('', 'roles', '디자이너').roles).toEqual(['UX_UI_DESIGN', 'BX_DESIGN']);
    expect(press('roles=UX_UI_DESIGN&roles=BX_DESIGN', 'roles', '디자이너').roles).toEqual([]);
  });

  it('completes a choice of which the address names only a part', () => {
    expect(press('roles=UX_UI_DESIGN', 'roles', '디자이너').roles).toEqual(['UX_UI_DESIGN', 'BX_DESIGN']);
  });

  it('requests any of the chosen skills, and any of the chosen times of the week', () => {
    expect(press('skills=REACT', 'skills', 'Adobe Illustrator').skills).toEqual(['ADOBE_ILLUSTRATION', 'REACT']);
    expect(press('times=WEEKEND', 'times', '평일 저녁').times).toEqual(['WEEKDAY_NIGHT', 'WEEKEND']);
  });
});

describe('the applied filters', () => {
  it('are shown with the shortest labels', () => {
    expect(labels('roles=UX_UI_DESIGN&roles=BX_DESIGN&roles=PM', 'roles')).toEqual(['디자이너', 'PM']);
    expect(labels('roles=UX_UI_DESIGN', 'roles')).toEqual(['UX/UI 디자인']);
    expect(labels('skills=XD&skills=FIGMA', 'skills')).toEqual(['Figma', 'XD']);
    expect(labels('weeklyHours=FROM_5', 'weeklyHours')).toEqual(['주 5~10시간']);
    expect(labels('times=WEEKEND', 'times')).toEqual(['주말']);
  });

  it('are reset at once, without the search and the order', () => {
    const params = read(
      'title=앱&category=STUDY&roles=PM&skills=GIT&weeklyHours=FROM_5&times=WEEKEND&open=true&sort=popular',
    );
    expect(isFiltered(params)).toBe(true);
    expect(unfiltered(params)).toEqual(read('title=앱&sort=popular'));
    expect(isFiltered(unfiltered(params))).toBe(false);
  });
});

it('one tab contains both groups about the time of the week', () => {
  expect(FILTER_TABS.map(({ label, groups }) => `${label} ${groups.length}`)).toEqual([
    ...['분야 1', '예상 기간 1', '모집 역할 1', '필요 스킬 1', '활동 시간 2', '진행 방식 1', '진행 단계 1'],
  ]);
});
