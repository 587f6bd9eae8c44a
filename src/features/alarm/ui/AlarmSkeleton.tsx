import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './AlarmItem.styles';

const ROWS = [1, 2];

/** Skeleton of the list. */
export function AlarmSkeleton() {
  return (
    <ul>
      {ROWS.map((row) => (
        <S.Item key={row}>
          <S.Sign apricot={false}>
            <Skeleton width={44} height={44} radius={14} />
          </S.Sign>
          <S.Body>
            {row === 1 ? <LoadingText /> : <Skeleton height={21} />}
            <Skeleton width="60%" height={21} />
          </S.Body>
        </S.Item>
      ))}
    </ul>
  );
}
