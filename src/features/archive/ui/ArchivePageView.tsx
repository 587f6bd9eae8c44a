import { type ArchivePage, type ArchivePlace } from '@contract/archive';
import { CARDS_IN_SIGHT } from '@contract/upload';
import { ArchiveGrid } from '@/entities/archive';
import { PostListPage, type PageTurning } from '@/entities/post';
import { ArchiveTile } from './ArchiveTile';

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
            <ArchiveTile archive={archive} eager={index < CARDS_IN_SIGHT} onIntent={onCardIntent} />
          </li>
        ))}
      </ArchiveGrid>
    </PostListPage>
  );
}
