import { useParams } from 'react-router-dom';
import { FACT_HEIGHTS, ParagraphSkeleton, PostInfoSkeleton } from '@/entities/post';
import { useListedProject } from '@/shared/api';
import { useOpenedTitle } from '@/shared/routes';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import * as Leader from './LeaderCard.styles';
import * as S from './ProjectArticleSkeleton.styles';
import * as Page from './ProjectPage.styles';
import { StatusTags } from './StatusTags';
import { Seats } from './Seats';
import * as SeatTiles from './Seats.styles';

const { line, withAside } = FACT_HEIGHTS;
/** Name, period, meetings and category. */
const FACTS = [line, withAside, line, line];

interface ProjectArticleSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of a post, in the same layout. Shows what the list has shown from which the post was opened. */
export function ProjectArticleSkeleton({ waiting }: ProjectArticleSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <Page.Columns>
        <HeadSkeleton />
        <Page.Side as="div">
          <PostInfoSkeleton
            facts={FACTS}
            below={
              <Text as="div" size="caption" tone="text-3" numbers center above={4}>
                <Skeleton height="1lh" />
              </Text>
            }
          />
        </Page.Side>
        <Page.Main as="div">
          <ParagraphSkeleton />
          <ParagraphSkeleton />
          <ParagraphSkeleton />
        </Page.Main>
      </Page.Columns>
    </SkeletonContainer>
  );
}

function HeadSkeleton() {
  const title = useOpenedTitle();
  const { id } = useParams();
  const project = useListedProject(Number(id));

  return (
    <Page.Head>
      <div aria-hidden>
        {project && <StatusTags {...project} hidden={null} />}
        {title === undefined ? (
          <S.Title>
            <Skeleton width="min(640px, 90%)" height="80%" />
          </S.Title>
        ) : (
          <Page.Title as="div">{title}</Page.Title>
        )}
      </div>
      <div aria-hidden>
        {project ? (
          <Seats project={project} />
        ) : (
          <SeatTiles.Open>
            <Skeleton width={200} height={32} />
            <Skeleton height={32} />
          </SeatTiles.Open>
        )}
      </div>
      <S.Lead as="div">
        <LoadingText />
      </S.Lead>
      <Leader.Card as="div">
        <Leader.Person>
          <Skeleton width={64} height={64} radius="50%" />
        </Leader.Person>
      </Leader.Card>
    </Page.Head>
  );
}
