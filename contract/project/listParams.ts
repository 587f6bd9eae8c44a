import { LIMITS } from '../limits';
import { flag, listCodec, maybeOneOf, oneOf, someOf, textOf, type ParamsOf } from '../listCodec';
import { PERIODS } from '../period';
import { ROLES, SKILLS } from '../skill';
import { ACTIVITY_TIMES, MEETING_OPTIONS, PROJECT_CATEGORIES, PROJECT_SORTS, STEPS, WEEKLY_HOURS } from './codes';
import { type ProjectListQuery } from './rules';

/** What the list of recruitment posts shows, in its address. */
export const PROJECT_LIST = listCodec({
  title: textOf(LIMITS.search),
  category: maybeOneOf(PROJECT_CATEGORIES),
  periodKey: maybeOneOf(PERIODS),
  roles: someOf(ROLES),
  skills: someOf(SKILLS),
  meetingOption: maybeOneOf(MEETING_OPTIONS),
  step: maybeOneOf(STEPS),
  weeklyHours: maybeOneOf(WEEKLY_HOURS),
  times: someOf(ACTIVITY_TIMES),
  /** Only posts that still recruit. */
  open: flag,
  sort: oneOf(PROJECT_SORTS, 'latest'),
});

export type ListParams = ParamsOf<typeof PROJECT_LIST>;

/** The query of the request; pages are 0-based on the wire (D75), and defaults are left out. */
export function listQuery({ open, sort, page, ...params }: ListParams): Partial<ProjectListQuery> {
  return {
    ...params,
    open: open ? 'true' : undefined,
    sort: sort === 'latest' ? undefined : sort,
    page: page - 1,
  };
}
