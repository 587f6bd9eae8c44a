import { useSearchParams } from 'react-router-dom';
import { NOTICE_MESSAGES, type Notice, type NoticePage } from '@contract/notice';
import { pageNumber } from '@contract/pageNumber';
import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { useGetNoticesQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { usePagedList } from '@/shared/lib/usePagedList';
import { useServerNow } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useMarkAsRead } from '../model/useMarkAsRead';
import { NoticeRow } from './NoticeRow';
import * as S from './Notices.styles';

const HEADING_ID = 'notices';

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : '?');

/** All notices, in pages, by week; stored for 90 days (D113). */
export function Notices() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search);
  const query = useGetNoticesQuery(page - 1);
  const { list, isFailed, isStale, skeletonStays, refetch } = usePagedList(query, {
    page,
    replacePage: (last) => setSearch(addressOf(last), { replace: true }),
    failure: 'The notices could not be loaded.',
  });

  return (
    <S.Section aria-labelledby={HEADING_ID}>
      <Head list={list} />
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isFailed && !list && <RowsSkeleton waiting={!skeletonStays} />}
      {list && <Lines list={list} page={page} isStale={isStale} />}
    </S.Section>
  );
}

/** The heading with the number of unread lines, and the button that marks them. */
function Head({ list }: { list: NoticePage | undefined }) {
  const { readAll, isBusy } = useMarkAsRead();
  const keepFocus = useFocusRestore(HEADING_ID);
  const hasUnread = list !== undefined && list.unread > 0;

  return (
    <S.Head onFocus={keepFocus}>
      <SectionHeading id={HEADING_ID} tabIndex={-1}>
        {NOTICE_MESSAGES.title}{' '}
        {hasUnread && (
          <SectionCount>
            <VisuallyHidden>읽지 않은 소식 </VisuallyHidden>
            {list.unread}
          </SectionCount>
        )}
      </SectionHeading>
      {hasUnread && (
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => readAll(list.notices)}>
          <Icon of={CheckIcon} size={16} />
          {NOTICE_MESSAGES.readAll}
        </Button>
      )}
    </S.Head>
  );
}

function Lines({ list, page, isStale }: { list: NoticePage; page: number; isStale: boolean }) {
  if (list.totalElements === 0) return <EmptyState illustration="no-alarm" title={NOTICE_MESSAGES.none} />;
  return (
    <div aria-busy={isStale}>
      <Weeks notices={list.notices} />
      <Pager page={page} totalPages={list.totalPages} hrefFor={addressOf} />
      <S.End>알림은 90일 동안 볼 수 있어요.</S.End>
    </div>
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

const ROWS = [1, 2, 3, 4];

function RowsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>소식을 불러오고 있어요</LoadingText>
      <S.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={72} radius={18} />
        ))}
      </S.Skeletons>
    </SkeletonContainer>
  );
}

/** The heading above a notice. */
function weekHeading(instant: string, now: number): string {
  const monday = mondayOf(todayInKorea(now));
  const day = todayInKorea(Date.parse(instant));
  if (day >= monday) return '이번 주';
  return day >= addDays(monday, -7) ? '지난주' : '그 전';
}
