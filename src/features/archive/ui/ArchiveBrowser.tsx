import { useRef } from 'react';
import { countUnit } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { CARDS_IN_SIGHT } from '@contract/upload';
import { ArchiveGrid } from '@/entities/archive';
import { PostList } from '@/entities/post';
import { formatCount } from '@/shared/lib/formatCount';
import { ListState } from '@/shared/list';
import { SearchField } from '@/shared/ui/SearchField';
import { useArchiveList } from '../model/useArchiveList';
import { ArchiveListSkeleton } from './ArchiveListSkeleton';
import { ArchiveTile } from './ArchiveTile';
import { NoArchives } from './NoArchives';

interface ArchiveBrowserProps {
  /** Called before an archive is opened, to prefetch it. */
  onCardIntent?: () => void;
}

/** The list of archives with search and pagination, by the parameters of the URL. */
export function ArchiveBrowser({ onCardIntent }: ArchiveBrowserProps) {
  const count = useRef<HTMLHeadingElement>(null);
  const { browsing, state, prefetchPage } = useArchiveList();
  const { params, show } = browsing;
  const { list } = state;

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
      {list && (
        <PostList.Summary>
          {/* A live region. */}
          <PostList.Count ref={count} tabIndex={-1} aria-live="polite">
            총 <b>{formatCount(list.totalElements)}</b>
            {countUnit(list.totalElements)}의 아카이브
          </PostList.Count>
        </PostList.Summary>
      )}
      <ListState
        of={state}
        params={browsing}
        noun="아카이브"
        skeleton={(waiting) => <ArchiveListSkeleton waiting={waiting} />}
        empty={<NoArchives keyword={params.keyword} />}
        // The focus after pagination: the pressed control is far below, or has disappeared.
        onTurn={() => count.current?.focus({ preventScroll: true })}
        prefetchPage={prefetchPage}
      >
        {({ archives }) => (
          <ArchiveGrid>
            {archives.map((archive, index) => (
              <li key={archive.id}>
                <ArchiveTile archive={archive} eager={index < CARDS_IN_SIGHT} onIntent={onCardIntent} />
              </li>
            ))}
          </ArchiveGrid>
        )}
      </ListState>
    </>
  );
}
