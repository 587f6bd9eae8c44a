import { useId, useState } from 'react';
import { NOTICE_MESSAGES, type Notice } from '@contract/notice';
import { useGetNoticesQuery } from '@/shared/api';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { CheckIcon, ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { LoadingText } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import { useMarkAsRead } from '../model/useMarkAsRead';
import { NoticeRow } from './NoticeRow';
import * as S from './NewsPreview.styles';

/** Number of notices in the menu; the others are on their page. */
const SHOWN = 4;

/** The newest notices in the notification menu, below the pending items (D113). */
export function NewsPreview() {
  const { data, error, refetch } = useGetNoticesQuery(0);
  const { readAll, isBusy } = useMarkAsRead();
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <S.Head>
        <Text as="h3" size="body-s" weight={700} id={titleId}>
          {NOTICE_MESSAGES.title}
        </Text>
        {data && data.unread > 0 && (
          <Button variant="ghost" size="small" busy={isBusy} onClick={() => readAll(data.notices)}>
            <Icon of={CheckIcon} size={16} />
            {NOTICE_MESSAGES.readAll}
          </Button>
        )}
      </S.Head>
      {data ? (
        <Newest notices={data.notices} />
      ) : (
        <LoadingOrFailed isFailed={error !== undefined} onRetry={() => void refetch()} />
      )}
      <S.All to={paths.notices}>
        {NOTICE_MESSAGES.all}
        <Icon of={ChevronRightIcon} size={16} />
      </S.All>
    </section>
  );
}

function Newest({ notices }: { notices: readonly Notice[] }) {
  const { readOne } = useMarkAsRead();
  // The rows that were shown first stay while others arrive above them.
  const [oldest] = useState(() => notices[SHOWN - 1]?.id ?? 0);

  if (notices.length === 0) return <S.None>{NOTICE_MESSAGES.none}</S.None>;
  return (
    <ul>
      {notices
        .filter(({ id }) => id >= oldest)
        .map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={() => readOne(notice)} />
        ))}
    </ul>
  );
}

function LoadingOrFailed({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (!isFailed) return <LoadingText />;
  return (
    <S.None>
      소식을 불러오지 못했어요.{' '}
      <Button ref={focusHeadingOnRemoval} variant="ghost" size="small" onClick={onRetry}>
        다시 시도
      </Button>
    </S.None>
  );
}
