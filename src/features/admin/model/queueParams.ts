import { CASE_STATES, type CaseListQuery, type CaseState } from '@contract/operator';
import { pageNumber } from '@contract/pageNumber';
import { useUrlParams, type Change } from '@/shared/routes';
import { REPORT_TARGETS, REPORT_TYPES, type ReportTargetType, type ReportType } from '@contract/report';

/** The default states of the queue: undecided cases. */
const WAITING: readonly CaseState[] = ['OPEN', 'HIDDEN'];

const isOneOf = <Code extends string>(codes: readonly Code[], text: string | null): text is Code =>
  codes.some((code) => code === text);

const sameStates = (states: readonly CaseState[]) =>
  states.length === WAITING.length && WAITING.every((state) => states.includes(state));

export type QueueFilter = Pick<CaseListQuery, 'sort'> & {
  state: CaseState[];
  target: ReportTargetType | undefined;
  type: ReportType | undefined;
  member: string;
  edited: boolean;
};

/** Whether the queue lists all undecided cases. */
export const isUnfiltered = ({ state, target, type, member, edited }: QueueFilter) =>
  sameStates(state) && !target && !type && member === '' && !edited;

export type QueueParams = ReturnType<typeof useQueueParams>;

/** The parameters of the request for a page of the queue. */
export const caseQuery = ({ filter }: QueueParams, page: number) => ({
  ...filter,
  edited: filter.edited ? ('true' as const) : undefined,
  page: page - 1,
});

type QueueAddress = QueueFilter & { page: number };

function readAddress(search: URLSearchParams): QueueAddress {
  const states = search.getAll('state').filter((text): text is CaseState => isOneOf(CASE_STATES, text));
  const target = search.get('target');
  const type = search.get('type');
  return {
    state: states.length > 0 ? states : [...WAITING],
    target: isOneOf(REPORT_TARGETS, target) ? target : undefined,
    type: isOneOf(REPORT_TYPES, type) ? type : undefined,
    member: search.get('member') ?? '',
    edited: search.get('edited') === 'true',
    sort: search.get('sort') === 'latest' ? 'latest' : 'most',
    page: pageNumber(search),
  };
}

/** Filter, order and page of the queue in the URL. */
export function useQueueParams() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  const { page, ...filter } = params;
  const searchOf = (other: number) => {
    const search = writeAddress({ ...filter, page: other });
    return search.size > 0 ? `?${search.toString()}` : '';
  };

  return {
    filter,
    page,
    /** The query of the address, for links to a case and back. */
    search: searchOf(page),
    /** The same for another page. */
    searchOf,
    change: (changed: Change<QueueFilter>) => show(changed, { replace: true }),
    addressOf,
    replacePage: (other: number) => show({ page: other }, { replace: true }),
  };
}

function writeAddress({ state, target, type, member, edited, sort, page }: QueueAddress): URLSearchParams {
  return new URLSearchParams([
    ...(sameStates(state) ? [] : state.map((one) => ['state', one])),
    ...(target ? [['target', target]] : []),
    ...(type ? [['type', type]] : []),
    ...(member ? [['member', member]] : []),
    ...(edited ? [['edited', 'true']] : []),
    ...(sort === 'latest' ? [['sort', sort]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

const CODEC = { read: readAddress, write: writeAddress };
