import { useState } from 'react';
import { type CasePage } from '@contract/operator';
import { useGetCaseNewsQuery } from '@/shared/api';
import { caseQuery, isUnfiltered, type QueueParams } from './queueParams';
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
export function useCaseNews(list: CasePage | undefined, params: QueueParams) {
  const { data: desk } = useDesk();
  const newest = desk?.newestReport;
  const [loaded, setLoaded] = useState({ list, newest });
  // Of a list that has just arrived, and of one that arrived before the desk.
  if (loaded.list !== list || loaded.newest === undefined) {
    if (loaded.list !== list || newest !== undefined) setLoaded({ list, newest });
  }
  const skip = !list || newest === undefined || newest === loaded.newest;
  const { data: now } = useGetCaseNewsQuery({ ...caseQuery(params, params.page), newestReport: newest }, { skip });
  const arrivals = list && now && !skip ? countArrivals(list, now) : 0;

  return {
    arrivals,
    /** The number in the title: without a filter that of the header and the menu. */
    total: isUnfiltered(params.filter) && desk ? desk.waiting : (now ?? list)?.totalElements,
  };
}
