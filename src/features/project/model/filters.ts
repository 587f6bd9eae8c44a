import {
  chosenIn,
  codesIn,
  FILTER_GROUPS,
  isMulti,
  MULTI,
  type Choice,
  type FilterGroup,
  type ListParams,
} from '@contract/project';

export { chosenIn, FILTER_GROUPS, type Choice, type FilterGroup };

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

/** Whether the list is filtered by anything but the search. */
export const isFiltered = (params: ListParams) =>
  params.open || FILTER_GROUPS.some((filter) => codesIn(params, filter).length > 0);
