import { Skeleton } from '@/shared/ui/Skeleton';
import { Card, Footer, Row, Words } from './ArchiveCard.styles';
import * as S from './ArchiveCardSkeleton.styles';

/** Skeleton with the boxes of `ArchiveCard`. */
export function ArchiveCardSkeleton() {
  return (
    <Card aria-hidden>
      <Row>
        <S.Figure />
        <Words>
          <S.Line>
            <Skeleton width="64%" height={20} />
          </S.Line>
          <S.Small>
            <Skeleton width={96} height={16} />
            <Skeleton width={80} height={16} />
          </S.Small>
          <Footer>
            <S.Counts width={140} height={18.85} />
          </Footer>
        </Words>
      </Row>
    </Card>
  );
}
