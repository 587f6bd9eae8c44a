import { Skeleton } from '@/shared/ui/Skeleton';
import * as Card from './ProjectCard.styles';
import * as S from './ProjectCardSkeleton.styles';

/** Skeleton with the boxes of `ProjectCard`. */
export function ProjectCardSkeleton() {
  return (
    <Card.Card aria-hidden>
      <S.Roles>
        <Skeleton width={96} />
        <Skeleton width={72} />
      </S.Roles>
      <S.Title>
        <Skeleton height={18} />
        <Skeleton width="62%" height={18} />
      </S.Title>
      <Card.Kind>
        <Skeleton width="52%" height={26} />
      </Card.Kind>
      <Card.Terms as="div">
        <Skeleton width="72%" height={15} />
      </Card.Terms>
      <Card.Foot>
        <Skeleton width={96} height={18.85} />
        <Skeleton width={110} height={18} />
      </Card.Foot>
    </Card.Card>
  );
}
