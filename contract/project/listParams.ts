import { LIMITS } from '../limits';
import { pageNumber } from '../pageNumber';
import { PERIODS, type Period } from '../period';
import { ROLES, SKILLS, type Role, type Skill } from '../skill';
import { cutCharacters } from '../text';
import {
  ACTIVITY_TIMES,
  MEETING_OPTIONS,
  PROJECT_CATEGORIES,
  PROJECT_SORTS,
  STEPS,
  WEEKLY_HOURS,
  type ActivityTime,
  type MeetingOption,
  type ProjectCategory,
  type ProjectSort,
  type Step,
  type WeeklyHours,
} from './codes';
import { type ProjectListQuery } from './rules';

/** The list's parameters in the URL. Pages are 1-based here and 0-based on the wire (D75). */
export interface ListParams {
  title: string;
  category?: ProjectCategory;
  periodKey?: Period;
  roles: Role[];
  skills: Skill[];
  meetingOption?: MeetingOption;
  step?: Step;
  weeklyHours?: WeeklyHours;
  times: ActivityTime[];
  /** Only posts that still recruit. */
  open: boolean;
  sort: ProjectSort;
  page: number;
}

const FIRST_SORT: ProjectSort = 'latest';

/** Reads list parameters from a URL; invalid values fall back to their defaults. */
export function readListParams(search: URLSearchParams): ListParams {
  return {
    title: cutCharacters(search.get('title') ?? '', LIMITS.search).trim(),
    category: oneOf(PROJECT_CATEGORIES, search.get('category')),
    periodKey: oneOf(PERIODS, search.get('periodKey')),
    roles: someOf(ROLES, search.getAll('roles')),
    skills: someOf(SKILLS, search.getAll('skills')),
    meetingOption: oneOf(MEETING_OPTIONS, search.get('meetingOption')),
    step: oneOf(STEPS, search.get('step')),
    weeklyHours: oneOf(WEEKLY_HOURS, search.get('weeklyHours')),
    times: someOf(ACTIVITY_TIMES, search.getAll('times')),
    open: search.get('open') === 'true',
    sort: oneOf(PROJECT_SORTS, search.get('sort')) ?? FIRST_SORT,
    page: pageNumber(search),
  } satisfies Record<keyof ListParams, unknown>;
}

const oneOf = <Code extends string>(codes: readonly Code[], text: string | null) => codes.find((code) => code === text);

/** In the order of the table and without duplicates, so that one choice has one URL and one cache entry. */
const someOf = <Code extends string>(codes: readonly Code[], texts: readonly string[]) =>
  codes.filter((code) => texts.includes(code));

/** The URL of list parameters; defaults are omitted, so the plain list has its plain URL. */
export function listSearch({ page, ...params }: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(questionOf(params))) {
    for (const one of [value].flat()) if (one) search.append(name, one);
  }
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The query of the request for list parameters. */
export function listQuery({ page, ...params }: ListParams): Partial<ProjectListQuery> {
  return { ...questionOf(params), page: page - 1 };
}

const questionOf = ({ open, sort, ...params }: Omit<ListParams, 'page'>) => ({
  ...params,
  open: open ? ('true' as const) : undefined,
  sort: sort === FIRST_SORT ? undefined : sort,
});
