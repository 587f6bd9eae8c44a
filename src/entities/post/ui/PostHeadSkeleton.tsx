import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Byline, Head, Tags } from './PostHead.styles';

/** The head of a post on its way, in the boxes it will have. */
export function PostHeadSkeleton() {
  return (
    <Head>
      <Tags>
        <Skeleton width={92} height={34} radius={10} />
        <Skeleton width={116} height={34} radius={10} />
      </Tags>
      <Skeleton width="min(640px, 90%)" height={44} />
      <Byline>
        <Skeleton width={40} height={40} radius="50%" />
        <LoadingText />
      </Byline>
    </Head>
  );
}
