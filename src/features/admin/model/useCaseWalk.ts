import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { type CaseItem, type CasePage } from '@contract/operator';
import { useGetCasesQuery } from '@/shared/api';
import { type caseOf, casePath, sectionPath } from '../lib/deskPaths';
import { caseQuery, QUEUE_LIST, type QueueList, type QueueParams } from './queueParams';

export const isSame = (one: CaseItem, other: { code: string; targetId: number }) =>
  one.target === other.code && one.targetId === other.targetId;

export type CaseWalk = ReturnType<typeof useCaseWalk>;

/** Selects the next or previous case of the queue. */
export function useCaseWalk(
  list: CasePage | undefined,
  opened: ReturnType<typeof caseOf>,
  { params, search }: QueueList,
) {
  const navigate = useNavigate();
  const { page } = params;
  const index = opened && list ? list.cases.findIndex((one) => isSame(one, opened)) : -1;
  const { next, previous } = useNeighbours(list, index, params);
  const open = (one: Neighbour | undefined, at = one?.page) => {
    if (one && at) void navigate(casePath(one.target, one.targetId) + QUEUE_LIST.searchOf({ ...params, page: at }));
  };

  return {
    number: index < 0 ? 0 : (page - 1) * LIMITS.rowPageSize + index + 1,
    count: list?.totalElements ?? 0,
    hasNext: next !== undefined,
    hasPrevious: previous !== undefined,
    toNext: () => open(next),
    toPrevious: () => open(previous),
    /** Selects the next case after a measure, else the previous one, else none. */
    goOn: () => {
      const isDone = list?.cases[index]?.state === 'DONE';
      // A case that leaves its position moves the next one to this page.
      const stays = params.state.includes('DONE') && (params.sort !== 'most' || isDone);
      if (next) open(next, stays ? next.page : page);
      else if (previous) open(previous);
      else void navigate(sectionPath('reports') + search);
    },
  };
}

/** A case with its page of the queue, counted from 1. */
type Neighbour = CaseItem & { page: number };

const onPage = (one: CaseItem | undefined, page: number): Neighbour | undefined => one && { ...one, page };

/** The cases before and after one, at the ends of a page those of the page beside it. */
function useNeighbours(list: CasePage | undefined, index: number, params: QueueParams) {
  const { page } = params;
  const { cases, totalPages } = list ?? { cases: [], totalPages: 0 };
  const isFirst = index === 0 && page > 1;
  const isLast = index >= 0 && index === cases.length - 1 && page < totalPages;
  const { currentData: before } = useGetCasesQuery(caseQuery({ ...params, page: page - 1 }), { skip: !isFirst });
  const { currentData: after } = useGetCasesQuery(caseQuery({ ...params, page: page + 1 }), { skip: !isLast });

  return {
    next: isLast ? onPage(after?.cases[0], page + 1) : onPage(cases[index + 1], page),
    previous: isFirst ? onPage(before?.cases.at(-1), page - 1) : onPage(cases[index - 1], page),
  };
}
