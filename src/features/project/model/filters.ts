import { PERIOD_LABELS } from '@contract/period';
import {
  ACTIVITY_TIME_LABELS,
  ACTIVITY_TIMES,
  type FilterChoice,
  type FilterTab,
  FILTER_TAB_LABELS,
  MEETING_OPTIONS,
  PROJECT_CATEGORY_LABELS,
  ROLE_FILTERS,
  STEP_LABELS,
  WEEKLY_HOURS_LABELS,
  type ListParams,
} from '@contract/project';
import { ROLE_LABELS, ROLES, SKILL_LABELS, SKILLS } from '@contract/skill';
import { optionsOf } from '@/shared/lib/optionsOf';

export type Choice = FilterChoice<string>;

/** The filters whose parameter is a list. */
type MultiTab = { [Tab in FilterTab]: ListParams[Tab] extends readonly string[] | undefined ? Tab : never }[FilterTab];

export interface FilterGroup {
  tab: FilterTab;
  label: string;
  /**
   * Several values of a group may be chosen, any of which may match; otherwise a choice replaces the previous one
   * (D32).
   */
  multi: boolean;
  choices: readonly Choice[];
}

const choicesOf = <Code extends string>(labels: Readonly<Record<Code, string>>): Choice[] =>
  optionsOf(labels).map(({ value, label }) => ({ label, codes: [value] }));

/** The groups of which several choices may be chosen, with the order of their codes in addresses. */
const MULTI: Record<MultiTab, readonly string[]> = { roles: ROLES, skills: SKILLS, times: ACTIVITY_TIMES };

const isMulti = (tab: FilterTab): tab is MultiTab => tab in MULTI;

const singleRoles = choicesOf(ROLE_LABELS);

const CHOICES: Record<FilterTab, readonly Choice[]> = {
  category: choicesOf(PROJECT_CATEGORY_LABELS),
  periodKey: choicesOf(PERIOD_LABELS),
  roles: ROLE_FILTERS,
  skills: choicesOf(SKILL_LABELS),
  weeklyHours: choicesOf(WEEKLY_HOURS_LABELS),
  times: choicesOf(ACTIVITY_TIME_LABELS),
  meetingOption: MEETING_OPTIONS.map((option) => ({ label: option, codes: [option] })),
  step: choicesOf(STEP_LABELS),
};

/** The groups of the filter, in the order of their tabs. */
export const FILTER_GROUPS: readonly FilterGroup[] = optionsOf(FILTER_TAB_LABELS).map(({ value: tab, label }) => ({
  tab,
  label,
  multi: isMulti(tab),
  choices: CHOICES[tab],
}));

const codesIn = (params: ListParams, { tab }: FilterGroup): readonly string[] => [params[tab] ?? []].flat();

/** The groups of a filter tab: one, or both about the time of the week. */
export interface FilterTabItem {
  id: string;
  label: string;
  groups: readonly FilterGroup[];
}

const isAboutTime = ({ tab }: FilterGroup) => tab === 'weeklyHours' || tab === 'times';

export const FILTER_TABS: readonly FilterTabItem[] = FILTER_GROUPS.flatMap((filter) => {
  if (!isAboutTime(filter)) return [{ id: filter.tab, label: filter.label, groups: [filter] }];
  if (filter.tab === 'times') return [];
  return [{ id: 'activity', label: '활동 시간', groups: FILTER_GROUPS.filter(isAboutTime) }];
});

/** A choice is selected when all its codes are. */
export const isChosen = (params: ListParams, filter: FilterGroup, { codes }: Choice) => {
  const chosen = codesIn(params, filter);
  return codes.every((code) => chosen.includes(code));
};

/** The list parameters after a choice was pressed; pressing a selected one removes it (PLIST-12). */
export function pressed(params: ListParams, filter: FilterGroup, choice: Choice): ListParams {
  const others = filter.multi ? codesIn(params, filter).filter((code) => !choice.codes.includes(code)) : [];
  return withCodes(params, filter, isChosen(params, filter, choice) ? others : [...others, ...choice.codes]);
}

/** The list parameters without a choice of a group. */
export function without(params: ListParams, filter: FilterGroup, choice: Choice): ListParams {
  return isChosen(params, filter, choice) ? pressed(params, filter, choice) : params;
}

/** The list parameters without filters; the search and the order do not change. */
export const unfiltered = (params: ListParams): ListParams => ({
  ...FILTER_GROUPS.reduce((left, filter) => withCodes(left, filter, []), params),
  open: false,
});

/** Sorts the codes of a group as addresses contain them, so that a choice has one address. */
function withCodes(params: ListParams, { tab }: FilterGroup, codes: readonly string[]): ListParams {
  return { ...params, [tab]: isMulti(tab) ? MULTI[tab].filter((code) => codes.includes(code)) : codes[0] };
}

/** The selected choices of a group, as few as possible: 디자이너 rather than its two codes. */
export function chosenIn(params: ListParams, filter: FilterGroup): Choice[] {
  const left = new Set(codesIn(params, filter));
  const singles = filter.tab === 'roles' ? singleRoles : [];

  return [...filter.choices, ...singles].filter(({ codes }) => {
    if (!codes.every((code) => left.has(code))) return false;
    codes.forEach((code) => left.delete(code));
    return true;
  });
}

/** Whether the list is filtered by anything but the search. */
export const isFiltered = (params: ListParams) =>
  params.open || FILTER_GROUPS.some((filter) => codesIn(params, filter).length > 0);
