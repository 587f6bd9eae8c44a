import { LIMITS } from '@contract/limits';
import { PostList } from '@/entities/post';
import { SearchField } from '@/shared/ui/SearchField';
import { useArchiveList } from '../model/useArchiveList';
import { ArchiveResults } from './ArchiveResults';

interface ArchiveBrowserProps {
  /** Called before an archive is opened, to prefetch it. */
  onCardIntent?: () => void;
}

/** The list of archives with search and pagination, by the parameters of the URL. */
export function ArchiveBrowser({ onCardIntent }: ArchiveBrowserProps) {
  const browsing = useArchiveList();
  const { params, show } = browsing;

  // Half-typed words add no history entries: the back button leads to the list before the search.
  const search = (keyword: string) => show({ keyword }, { replace: params.keyword !== '' && keyword !== '' });

  return (
    <>
      <PostList.Search>
        <SearchField
          label="아카이브 제목 검색"
          name="keyword"
          placeholder="아카이브 제목으로 찾아보세요"
          value={params.keyword}
          max={LIMITS.search}
          onSearch={search}
        />
      </PostList.Search>
      <ArchiveResults {...browsing} onCardIntent={onCardIntent} />
    </>
  );
}
