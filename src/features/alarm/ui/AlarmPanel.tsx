import { type ReactNode, useEffect, useId } from 'react';
import { ALARM_MESSAGES } from '@contract/alarm';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useScrollAnchor } from '@/shared/lib/useScrollAnchor';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { CountBadge } from '@/shared/ui/CountBadge';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { ArrowUpIcon, Icon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import { Link } from 'react-router-dom';
import { type Alarms } from '../model/useAlarms';
import { useStableAlarms } from '../model/useStableAlarms';
import { AlarmList } from './AlarmList';
import { AlarmSkeleton } from './AlarmSkeleton';
import * as S from './AlarmPanel.styles';

interface AlarmPanelProps extends Alarms {
  id: string;
  /** Below the pending items. */
  news: ReactNode;
}

/** The dropdown below the bell. */
export function AlarmPanel({ id, alarms, count, unread, isFailed, isFetching, refetch, news }: AlarmPanelProps) {
  const titleId = useId();
  const { list, remove } = useStableAlarms(alarms);
  const { area: panel, hasMoreAbove, onScroll, scrollToTop } = useScrollAnchor<HTMLElement>({ scroller: 'area' });

  const keepFocus = useFocusRestore(titleId);

  // The header stays visible, so nothing has to scroll.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);

  return (
    <S.Panel
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onFocus={keepFocus}
      onScroll={onScroll}
    >
      <S.Head>
        <Text as="h2" size="title" id={titleId} tabIndex={-1}>
          알림
        </Text>
        {count > 0 && <CountBadge count={count} />}
        <S.More role="status">
          {hasMoreAbove && (
            <Button size="small" variant="soft" onClick={scrollToTop}>
              <Icon of={ArrowUpIcon} size={18} />
              {ALARM_MESSAGES.new}
            </Button>
          )}
        </S.More>
      </S.Head>
      {isFailed ? (
        <FailedBlock busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting list={list} hasNews={unread > 0} onAnswered={remove} />
      )}
      {news}
      <S.Foot>
        3일이 지난 초대와 평가는 <Link to={paths.ownPortfolio}>내 프로필</Link>에서 볼 수 있어요.
      </S.Foot>
    </S.Panel>
  );
}

interface WaitingProps {
  list: ReturnType<typeof useStableAlarms>['list'];
  /** Notices exist; the empty state is not shown then. */
  hasNews: boolean;
  onAnswered: (key: string) => void;
}

function Waiting({ list, hasNews, onAnswered }: WaitingProps) {
  if (!list) return <AlarmSkeleton />;
  return list.length === 0 && hasNews ? null : <AlarmList items={list} onAnswered={onAnswered} />;
}
