import { PERIOD_LABELS } from '../period';
import { ROLE_LABELS, ROLES, SKILL_LABELS, SKILLS } from '../skill';
import {
  ACTIVITY_TIME_LABELS,
  ACTIVITY_TIMES,
  FILTER_TAB_LABELS,
  MEETING_OPTIONS,
  PROJECT_CATEGORY_LABELS,
  ROLE_FILTERS,
  STEP_LABELS,
  WEEKLY_HOURS_LABELS,
  type FilterChoice,
  type FilterTab,
} from './codes';
import { type ListParams } from './listParams';

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

const entriesOf = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  Object.entries(labels) as [Code, string][];

const choicesOf = <Code extends string>(labels: Readonly<Record<Code, string>>): Choice[] =>
  entriesOf(labels).map(([code, label]) => ({ label, codes: [code] }));

/** The groups of which several choices may be chosen, with the order of their codes in addresses. */
export const MULTI: Record<MultiTab, readonly string[]> = { roles: ROLES, skills: SKILLS, times: ACTIVITY_TIMES };

export const isMulti = (tab: FilterTab): tab is MultiTab => tab in MULTI;

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
export const FILTER_GROUPS: readonly FilterGroup[] = entriesOf(FILTER_TAB_LABELS).map(([tab, label]) => ({
  tab,
  label,
  multi: isMulti(tab),
  choices: CHOICES[tab],
}));

/** The chosen codes of a group. */
export const codesIn = (params: ListParams, { tab }: FilterGroup): readonly string[] => [params[tab] ?? []].flat();

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
