import { useEffect, useId, useRef } from 'react';
import { useFocusKept } from '@/shared/lib/useFocusKept';
import { paths } from '@/shared/routes';
import { CountBadge } from '@/shared/ui/CountBadge';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Link } from 'react-router-dom';
import { type Alarms } from '../model/useAlarms';
import { useStableAlarms } from '../model/useStableAlarms';
import { AlarmList } from './AlarmList';
import { AlarmSkeleton } from './AlarmSkeleton';
import * as S from './AlarmPanel.styles';

interface AlarmPanelProps extends Alarms {
  id: string;
}

/** The dropdown below the bell. */
export function AlarmPanel({ id, alarms, isFailed, isFetching, refetch }: AlarmPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const count = alarms?.length ?? 0;
  const { list, remove } = useStableAlarms(alarms);

  const keepFocus = useFocusKept(titleId);

  useEffect(() => panel.current?.focus(), []);

  return (
    <S.Panel ref={panel} id={id} role="dialog" aria-labelledby={titleId} tabIndex={-1} onFocus={keepFocus}>
      <S.Head>
        <S.Title id={titleId} tabIndex={-1}>
          알림
        </S.Title>
        {count > 0 && <CountBadge count={count} />}
      </S.Head>
      {isFailed && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!isFailed && !list && <AlarmSkeleton />}
      {list && <AlarmList items={list} onAnswered={remove} />}
      <S.Foot>
        3일이 지난 초대와 평가는 <Link to={paths.ownPortfolio}>내 프로필</Link>에서 볼 수 있어요.
      </S.Foot>
    </S.Panel>
  );
}
