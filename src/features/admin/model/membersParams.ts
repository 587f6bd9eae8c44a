import { pageNumber } from '@contract/pageNumber';
import { useUrlParams } from '@/shared/routes';
import { sectionPath } from '../lib/deskPaths';

/** The members of the list: all, or those in one state. */
export const MEMBER_SHOWS = [
  { id: '', label: '모두', query: {} },
  { id: 'suspended', label: '정지 중', query: { state: 'SUSPENDED' } },
  { id: 'warned', label: '경고 받음', query: { state: 'WARNED' } },
  { id: 'operators', label: '운영자', query: { role: 'OPERATOR' } },
] as const;

interface MembersParams {
  term: string;
  show: string;
  page: number;
}

const CODEC = {
  read: (search: URLSearchParams): MembersParams => ({
    term: search.get('query') ?? '',
    show: search.get('show') ?? '',
    page: pageNumber(search),
  }),
  write: ({ term, show, page }: MembersParams) =>
    new URLSearchParams({
      ...(term && { query: term }),
      ...(show && { show }),
      ...(page > 1 && { page: String(page) }),
    }),
};

/** Search term, state and page of the list in the URL. */
export function useMembersParams() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  const search = CODEC.write(params);

  return {
    show: MEMBER_SHOWS.find(({ id }) => id === params.show) ?? MEMBER_SHOWS[0],
    term: params.term,
    page: params.page,
    search: search.size > 0 ? `?${search.toString()}` : '',
    find: (term: string) => show({ term }, { replace: true }),
    choose: (id: string) => show({ show: id }, { replace: true }),
    addressOf: (page: number) => sectionPath('members') + addressOf(page),
    replacePage: (page: number) => show({ page }, { replace: true }),
  };
}
