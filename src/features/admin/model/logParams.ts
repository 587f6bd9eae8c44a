import { isRealDate } from '@contract/dates';
import { type LogAction } from '@contract/operator';
import { pageNumber } from '@contract/pageNumber';
import { useUrlParams } from '@/shared/routes';

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
type LogParams = Record<(typeof NAMES)[number], string> & { page: number };

const CODEC = {
  read: (search: URLSearchParams) =>
    Object.fromEntries<string | number>([
      ...NAMES.map((name) => [name, search.get(name) ?? ''] as const),
      ['page', pageNumber(search)],
    ]) as LogParams,
  write: (params: LogParams) =>
    new URLSearchParams([
      ...NAMES.map((name) => [name, params[name]]).filter(([, text]) => text !== ''),
      ...(params.page > 1 ? [['page', String(params.page)]] : []),
    ] as [string, string][]),
};

/** A date of the address; undefined for anything else. */
const dayOf = (text: string) => (isRealDate(text) ? text : undefined);

/** Filter and page of the log in the URL. */
export function useLogParams() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  const [from, to] = [dayOf(params.from), dayOf(params.to)];
  const shown = LOG_SHOWS.find(({ id }) => id === params.show) ?? LOG_SHOWS[0];

  return {
    show: shown,
    filter: {
      action: shown?.actions ?? [],
      actor: params.actor || undefined,
      member: params.member || undefined,
      from,
      // The server refuses an end before the start.
      to: from && to && to < from ? undefined : to,
    },
    page: params.page,
    change: (changed: Partial<LogParams>) => show(changed, { replace: true }),
    addressOf,
    replacePage: (page: number) => show({ page }, { replace: true }),
  };
}
