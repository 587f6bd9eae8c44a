import { type ArchivePage, type ArchivePlace } from '@contract/archive';
import { ArchiveGrid } from '@/entities/archive';
import { PostListPage, type PageTurning } from '@/entities/post';
import { ArchiveTile } from './ArchiveTile';

/** So many cards may be in sight before anything is scrolled. */
const EAGER = 2;

interface ArchivePageViewProps extends PageTurning {
  list: ArchivePage;
  place: ArchivePlace;
  onCardIntent?: () => void;
}

/** One page of archives and the way to the others. */
export function ArchivePageView({ list, place, onCardIntent, ...turning }: ArchivePageViewProps) {
  return (
    <PostListPage page={place.page} totalPages={list.totalPages} {...turning}>
      <ArchiveGrid>
        {list.archives.map((archive, index) => (
          <li key={archive.id}>
            <ArchiveTile archive={archive} eager={index < EAGER} onIntent={onCardIntent} />
          </li>
        ))}
      </ArchiveGrid>
    </PostListPage>
  );
}
