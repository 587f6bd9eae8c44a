import { useRef } from 'react';
import { LIMITS } from '@contract/limits';
import { PostList } from '@/entities/post';
import { SearchField } from '@/shared/ui/SearchField';
import { useProjectList } from '../model/useProjectList';
import { AppliedFilters } from './AppliedFilters';
import { FilterBox } from './FilterBox';
import { FilterLinks } from './FilterLinks';
import { ProjectResults } from './ProjectResults';
import { SearchOffers } from './SearchOffers';

interface ProjectBrowserProps {
  /** Called before a post is opened, to prefetch it. */
  onCardIntent?: () => void;
}

/** The list of recruitment posts with search, filters and pagination, by the parameters of the URL. */
export function ProjectBrowser({ onCardIntent }: ProjectBrowserProps) {
  const filters = useRef<HTMLElement>(null);
  const browsing = useProjectList();
  const { params, show } = browsing;

  // Half-typed words add no history entries: the back button leads to the list before the search.
  const search = (title: string) => show({ title }, { replace: params.title !== '' && title !== '' });

  return (
    <>
      <PostList.Search>
        <SearchField
          label="프로젝트 제목 검색"
          name="title"
          placeholder="찾고 싶은 프로젝트 제목을 입력해 주세요"
          value={params.title}
          max={LIMITS.search}
          onSearch={search}
        />
      </PostList.Search>
      <FilterLinks params={params} />
      <FilterBox ref={filters} params={params} onChange={show} />
      <AppliedFilters params={params} onChange={show} onEmpty={() => filters.current?.focus({ preventScroll: true })} />
      <SearchOffers params={params} show={show} />
      <ProjectResults {...browsing} onCardIntent={onCardIntent} />
    </>
  );
}
