import { Sign } from '@/shared/ui/Sign';
import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './AlarmItem.styles';

const ROWS = [1, 2];

/** Skeleton of the list. */
export function AlarmSkeleton() {
  return (
    <ul>
      {ROWS.map((row) => (
        <S.Item key={row}>
          <Sign tone="pine">
            <Skeleton width={44} height={44} radius={14} />
          </Sign>
          <S.Body>
            {row === 1 ? <LoadingText /> : <Skeleton height={21} />}
            <Skeleton width="60%" height={21} />
          </S.Body>
        </S.Item>
      ))}
    </ul>
  );
}
