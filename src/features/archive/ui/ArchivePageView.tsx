import { type ArchivePage, type ArchivePlace } from '@contract/archive';
import { ArchiveGrid } from '@/entities/archive';
import { PostList } from '@/entities/post';
import { Pager } from '@/shared/ui/Pager';
import { ArchiveTile } from './ArchiveTile';

/** So many cards may be in sight before anything is scrolled. */
const EAGER = 2;

interface ArchivePageViewProps {
  list: ArchivePage;
  place: ArchivePlace;
  /** The page before, shown until the one asked for is here. */
  isStale: boolean;
  addressOf: (page: number) => string;
  prefetchPage: (page: number) => void;
  /** Another page is asked for. */
  onTurn: () => void;
  onCardIntent?: () => void;
}

/** One page of archives and the way to the others. */
export function ArchivePageView({
  list,
  place,
  isStale,
  addressOf,
  prefetchPage,
  onTurn,
  onCardIntent,
}: ArchivePageViewProps) {
  return (
    <>
      <PostList.Page aria-busy={isStale}>
        <ArchiveGrid>
          {list.archives.map((archive, index) => (
            <li key={archive.id}>
              <ArchiveTile archive={archive} eager={index < EAGER} onIntent={onCardIntent} />
            </li>
          ))}
        </ArchiveGrid>
      </PostList.Page>
      <PostList.PagerPlace>
        <Pager
          page={place.page}
          totalPages={list.totalPages}
          hrefFor={addressOf}
          onChange={onTurn}
          onIntent={prefetchPage}
        />
      </PostList.PagerPlace>
    </>
  );
}
