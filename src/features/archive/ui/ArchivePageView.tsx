import { type ArchivePage, type ArchiveListParams } from '@contract/archive';
import { CARDS_IN_SIGHT } from '@contract/upload';
import { ArchiveGrid } from '@/entities/archive';
import { PostListPage, type PageTurning } from '@/entities/post';
import { ArchiveTile } from './ArchiveTile';

interface ArchivePageViewProps extends PageTurning {
  list: ArchivePage;
  params: ArchiveListParams;
  onCardIntent?: () => void;
}

/** A page of archives with its pagination. */
export function ArchivePageView({ list, params, onCardIntent, ...turning }: ArchivePageViewProps) {
  return (
    <PostListPage page={params.page} totalPages={list.totalPages} {...turning}>
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
