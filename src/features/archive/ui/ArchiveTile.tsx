import { useLocation } from 'react-router-dom';
import { type ArchiveItem } from '@contract/archive';
import { ArchiveCard } from '@/entities/archive';
import { paths, type FromList } from '@/shared/routes';
import { CardBookmark } from './ArchiveBookmark';

interface ArchiveTileProps {
  archive: ArchiveItem;
  /** Seen without scrolling. */
  eager: boolean;
  /** The archive is about to be opened. */
  onIntent?: () => void;
}

/** An archive of the list: its card, all of which leads to it. A pending one cannot be bookmarked yet (D50). */
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
