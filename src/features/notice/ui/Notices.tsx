import { type ReactNode } from 'react';
import { NOTICE_MESSAGES, type Notice } from '@contract/notice';
import { PLAIN_LIST } from '@contract/listCodec';
import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { useGetNoticesQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { ArrivalsButton, ListState, useArrivals, useListParams, usePagedList } from '@/shared/list';
import { useServerNow } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack } from '@/shared/ui/pieces';
import { useMarkAsRead } from '../model/useMarkAsRead';
import { NoticeRow } from './NoticeRow';
import * as S from './Notices.styles';

const HEADING_ID = 'notices';

/** All notices, in pages, by week; stored for 90 days (D113). */
export function Notices() {
  const params = useListParams(PLAIN_LIST);
  const { page } = params.params;
  const state = usePagedList(useGetNoticesQuery(page - 1), params);
  const { list } = state;
  const { shown, count, showArrivals } = useArrivals({
    items: list && list.totalElements > 0 ? list.notices : undefined,
    keyOf: ({ id }) => id,
    listKey: state.listKey,
    continues: list !== undefined && page < list.totalPages,
  });

  return (
    <Stack as="section" gap={2} aria-labelledby={HEADING_ID}>
      <Head notices={shown} unread={list?.unread ?? 0}>
        <ArrivalsButton count={count} label={`새 소식 ${count}개`} place="below" onShow={showArrivals} />
      </Head>
      <ListState
        of={state}
        params={params}
        noun="소식"
        skeleton={{ height: 72, count: 4 }}
        empty={<EmptyState illustration="no-alarm" title={NOTICE_MESSAGES.none} />}
      >
        {() => <Weeks notices={shown} />}
      </ListState>
      {list && list.totalElements > 0 && <S.End>알림은 90일 동안 볼 수 있어요.</S.End>}
    </Stack>
  );
}

interface HeadProps {
  notices: readonly Notice[];
  unread: number;
  children: ReactNode;
}

/** The heading with the number of unread lines, and the button that marks them. */
function Head({ notices, unread, children }: HeadProps) {
  const { readAll, isBusy } = useMarkAsRead();
  const keepFocus = useFocusRestore(HEADING_ID);

  return (
    <S.Head onFocus={keepFocus}>
      <SectionHeading id={HEADING_ID} tabIndex={-1}>
        {NOTICE_MESSAGES.title}{' '}
        {unread > 0 && (
          <SectionCount>
            <VisuallyHidden>읽지 않은 소식 </VisuallyHidden>
            {unread}
          </SectionCount>
        )}
      </SectionHeading>
      {children}
      {unread > 0 && (
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => readAll(notices)}>
          <Icon of={CheckIcon} size={16} />
          {NOTICE_MESSAGES.readAll}
        </Button>
      )}
    </S.Head>
  );
}

function Weeks({ notices }: { notices: readonly Notice[] }) {
  const now = useServerNow();
  const { readOne } = useMarkAsRead();
  const headingOf = ({ createdDateTime }: Notice) => weekHeading(createdDateTime, now);
  const headings = [...new Set(notices.map(headingOf))];

  return headings.map((heading) => (
    <div key={heading}>
      <S.Week>{heading}</S.Week>
      <S.Lines>
        {notices
          .filter((notice) => headingOf(notice) === heading)
          .map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={() => readOne(notice)} />
          ))}
      </S.Lines>
    </div>
  ));
}

/** The heading above a notice. */
function weekHeading(instant: string, now: number): string {
  const monday = mondayOf(todayInKorea(now));
  const day = todayInKorea(Date.parse(instant));
  if (day >= monday) return '이번 주';
  return day >= addDays(monday, -7) ? '지난주' : '그 전';
}
