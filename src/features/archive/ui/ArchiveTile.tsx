import { useLocation } from 'react-router-dom';
import { type ArchiveItem } from '@contract/archive';
import { ArchiveCard } from '@/entities/archive';
import { paths, type FromList } from '@/shared/routes';
import { CardBookmark } from './ArchiveBookmark';

interface ArchiveTileProps {
  archive: ArchiveItem;
  /** In the first viewport. */
  eager: boolean;
  /** Called before the archive is opened, to prefetch it. */
  onIntent?: () => void;
}

/** An archive of the list as a card with a link. A pending one cannot be bookmarked yet (D50). */
export function ArchiveTile({ archive, eager, onIntent }: ArchiveTileProps) {
  const { search } = useLocation();

  return (
    <ArchiveCard
      archive={archive}
      corner={archive.published && <CardBookmark archive={archive} />}
      to={paths.archiveDetail(archive.id)}
      state={{ listSearch: search, title: archive.title } satisfies FromList}
      eager={eager}
      onIntent={onIntent}
    />
  );
}
