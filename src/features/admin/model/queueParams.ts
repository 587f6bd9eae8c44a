import { LIMITS } from '@contract/limits';
import { flag, listCodec, maybeOneOf, oneOf, someOf, textOf, type ParamsOf } from '@contract/listCodec';
import { CASE_SORTS, CASE_STATES, type CaseState } from '@contract/operator';
import { CASE_TYPES, REPORT_TARGETS } from '@contract/report';
import { type ListParamsOf } from '@/shared/list';

/** The default states of the queue: undecided cases. */
const WAITING: readonly CaseState[] = ['OPEN', 'HIDDEN'];

/** Filter and order of the queue in its address. */
export const QUEUE_LIST = listCodec({
  state: someOf(CASE_STATES, WAITING),
  target: maybeOneOf(REPORT_TARGETS),
  type: maybeOneOf(CASE_TYPES),
  member: textOf(LIMITS.search),
  edited: flag,
  sort: oneOf(CASE_SORTS, 'most'),
});

export type QueueParams = ParamsOf<typeof QUEUE_LIST>;

export type QueueList = ListParamsOf<typeof QUEUE_LIST>;

/** Whether the queue lists all undecided cases; their order does not matter. */
export const isUnfiltered = (params: QueueParams) => QUEUE_LIST.write({ ...params, sort: 'most', page: 1 }).size === 0;

/** The parameters of the request for a page of the queue. */
export const caseQuery = ({ edited, page, ...filter }: QueueParams) => ({
  ...filter,
  edited: edited ? ('true' as const) : undefined,
  page: page - 1,
});
