import { useSearchParams } from 'react-router-dom';
import { pageNumber } from '@contract/pageNumber';
import { sectionPath } from '../lib/deskPaths';

/** The members of the list: all, or those in one state. */
export const MEMBER_SHOWS = [
  { id: '', label: '모두', query: {} },
  { id: 'suspended', label: '정지 중', query: { state: 'SUSPENDED' } },
  { id: 'warned', label: '경고 받음', query: { state: 'WARNED' } },
  { id: 'operators', label: '운영자', query: { role: 'OPERATOR' } },
] as const;

/** Search term, state and page of the list in the URL. */
export function useMembersParams() {
  const [search, setSearch] = useSearchParams();
  const show = MEMBER_SHOWS.find(({ id }) => id === (search.get('show') ?? '')) ?? MEMBER_SHOWS[0];
  const term = search.get('query') ?? '';
  const searchFor = (nextTerm: string, nextShow: string, page = 1) =>
    new URLSearchParams({
      ...(nextTerm && { query: nextTerm }),
      ...(nextShow && { show: nextShow }),
      ...(page > 1 && { page: String(page) }),
    });

  return {
    show,
    term,
    page: pageNumber(search),
    search: search.size > 0 ? `?${search.toString()}` : '',
    find: (next: string) => setSearch(searchFor(next, show.id), { replace: true }),
    choose: (id: string) => setSearch(searchFor(term, id), { replace: true }),
    addressOf: (page: number) => `${sectionPath('members')}?${searchFor(term, show.id, page).toString()}`,
    replacePage: (page: number) => setSearch(searchFor(term, show.id, page), { replace: true }),
  };
}
