import { useSearchParams } from 'react-router-dom';
import { isRealDate } from '@contract/dates';
import { type LogAction } from '@contract/operator';
import { pageNumber } from '@contract/pageNumber';

/** Kinds of rows that the filter offers. */
export const LOG_SHOWS: readonly { id: string; label: string; actions: LogAction[] }[] = [
  { id: '', label: '모두', actions: [] },
  {
    id: 'measures',
    label: '조치',
    actions: ['DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN'],
  },
  { id: 'roles', label: '운영자', actions: ['ROLE_ADD', 'ROLE_REMOVE'] },
  { id: 'announcements', label: '공지', actions: ['ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END'] },
  { id: 'failures', label: '확인 실패', actions: ['CONFIRM_FAILED'] },
];

const NAMES = ['show', 'actor', 'member', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

/** A date of the address; undefined for anything else. */
const dayOf = (text: string) => (isRealDate(text) ? text : undefined);

/** Filter and page of the log in the URL. */
export function useLogParams() {
  const [search, setSearch] = useSearchParams();
  const value = (name: Name) => search.get(name) ?? '';
  const searchFor = (changed: Partial<Record<Name, string>>, page = 1) =>
    new URLSearchParams([
      ...NAMES.map((name) => [name, changed[name] ?? value(name)]).filter(([, text]) => text !== ''),
      ...(page > 1 ? [['page', String(page)]] : []),
    ] as [string, string][]);
  const [from, to] = [dayOf(value('from')), dayOf(value('to'))];
  const show = LOG_SHOWS.find(({ id }) => id === value('show')) ?? LOG_SHOWS[0];
  const filter = {
    action: show?.actions ?? [],
    actor: value('actor') || undefined,
    member: value('member') || undefined,
    from,
    // The server refuses an end before the start.
    to: from && to && to < from ? undefined : to,
  };

  return {
    show,
    filter,
    page: pageNumber(search),
    change: (changed: Partial<Record<Name, string>>) => setSearch(searchFor(changed), { replace: true }),
    addressOf: (page: number) => `?${searchFor({}, page).toString()}`,
    replacePage: (page: number) => setSearch(searchFor({}, page), { replace: true }),
  };
}
