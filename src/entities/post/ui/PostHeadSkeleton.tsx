import { useOpenedTitle } from '@/shared/routes';
import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Byline, Head, Tags, Title } from './PostHead.styles';
import * as S from './PostHeadSkeleton.styles';

/** Skeleton of a post's head. Shows the title when the post was opened from a list. */
export function PostHeadSkeleton() {
  const title = useOpenedTitle();

  return (
    <Head>
      <Tags>
        <Skeleton width={92} height={34} radius={10} />
        <Skeleton width={116} height={34} radius={10} />
      </Tags>
      {title === undefined ? (
        <S.Title>
          <Skeleton width="min(640px, 90%)" height="80%" />
        </S.Title>
      ) : (
        <Title as="div" aria-hidden>
          {title}
        </Title>
      )}
      <Byline>
        <Skeleton width={40} height={40} radius="50%" />
        <LoadingText />
        <S.Counts width={160} height={20.3} />
      </Byline>
    </Head>
  );
}
