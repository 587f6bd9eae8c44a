import { useState } from 'react';
import { type CasePage } from '@contract/operator';
import { useGetCaseNewsQuery } from '@/shared/api';
import { caseQuery, isUnfiltered, type QueueList } from './queueParams';
import { useDesk } from './useDesk';

const keyOf = ({ target, targetId }: CasePage['cases'][number]) => `${target}/${targetId}`;

/** Number of cases that are new compared to the list on screen, on its page or on another. */
function countArrivals(list: CasePage, now: CasePage): number {
  const shown = new Set(list.cases.map(keyOf));
  const onPage = now.cases.filter((one) => !shown.has(keyOf(one))).length;
  return Math.max(onPage, now.totalElements - list.totalElements, 0);
}

/**
 * New cases since the queue on screen was loaded. They are counted only: the rows on screen stay until the operator asks
 * for the new ones, so that nothing moves under the pointer and the focus (D195).
 */
export function useCaseNews(list: CasePage | undefined, { params }: QueueList) {
  const { data: desk } = useDesk();
  const newest = desk?.newestReport;
  const hasNews = useHasNews(list, newest);
  const query = { ...caseQuery(params), newestReport: newest };
  const { data: now } = useGetCaseNewsQuery(query, { skip: !hasNews });

  return {
    arrivals: list && now && hasNews ? countArrivals(list, now) : 0,
    /** The number in the title: without a filter that of the header and the menu. */
    total: isUnfiltered(params) && desk ? desk.waiting : (now ?? list)?.totalElements,
  };
}

/** Whether a report has arrived since the list was loaded. @param newest its newest one; undefined until the desk is loaded */
function useHasNews(list: CasePage | undefined, newest: number | null | undefined): boolean {
  const [loaded, setLoaded] = useState({ list, newest });
  const isDeskFirst = loaded.newest === undefined && newest !== undefined;
  if (loaded.list !== list || isDeskFirst) setLoaded({ list, newest });
  return list !== undefined && newest !== undefined && newest !== loaded.newest;
}
