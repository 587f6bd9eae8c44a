import { Card } from '@/shared/ui/Card';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Facts, Title } from './PostInfo.styles';

interface PostInfoSkeletonProps {
  /** How many there will be. */
  facts: number;
}

/** The facts of a post on their way, in the boxes they will have. */
export function PostInfoSkeleton({ facts }: PostInfoSkeletonProps) {
  return (
    <Card>
      <Title as="div">
        <Skeleton width={120} height={26} />
      </Title>
      <Facts as="div">
        {Array.from({ length: facts }, (_, place) => (
          <Skeleton key={place} height={22} />
        ))}
      </Facts>
    </Card>
  );
}
