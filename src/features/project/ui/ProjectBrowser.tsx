import { useRef, type ReactNode, type Ref } from 'react';
import { countUnit } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { type ListParams, type ProjectPage } from '@contract/project';
import { PostList } from '@/entities/post';
import { ProjectGrid } from '@/entities/project';
import { formatCount } from '@/shared/lib/formatCount';
import { ListState } from '@/shared/list';
import { SearchField } from '@/shared/ui/SearchField';
import { LoadingText } from '@/shared/ui/Skeleton';
import { useProjectList, type ProjectListParams } from '../model/useProjectList';
import { AppliedFilters } from './AppliedFilters';
import { FilterBox } from './FilterBox';
import { FilterLinks } from './FilterLinks';
import { ListOrder } from './ListOrder';
import { NoProjects } from './NoProjects';
import { ProjectListSkeleton } from './ProjectListSkeleton';
import { ProjectTile } from './ProjectTile';
import * as S from './ProjectBrowser.styles';
import { SearchOffers } from './SearchOffers';

interface ProjectBrowserProps {
  /** Called before a post is opened, to prefetch it. */
  onCardIntent?: () => void;
  /** The button that saves the search; nothing without a filter or word. */
  saveSearch: (params: ListParams) => ReactNode;
}

/** The list of recruitment posts with search, filters and pagination, by the parameters of the URL. */
export function ProjectBrowser({ onCardIntent, saveSearch }: ProjectBrowserProps) {
  const count = useRef<HTMLHeadingElement>(null);
  const { browsing, state, prefetchPage } = useProjectList();
  // Among the actions of the empty state, then not beside the chips.
  const isEmpty = state.list?.totalElements === 0;

  return (
    <>
      <Search browsing={browsing} save={isEmpty ? null : saveSearch(browsing.params)} />
      {!state.isFailed && (
        <PostList.Summary>
          {state.list ? <Count ref={count} list={state.list} /> : state.skeletonStays && <LoadingText />}
          <ListOrder {...browsing} />
        </PostList.Summary>
      )}
      <ListState
        of={state}
        params={browsing}
        noun="모집글"
        skeleton={(waiting) => <ProjectListSkeleton waiting={waiting} />}
        empty={<NoProjects {...browsing} save={saveSearch(browsing.params)} />}
        // The focus after pagination: the pressed control is far below, or has disappeared.
        onTurn={() => count.current?.focus({ preventScroll: true })}
        prefetchPage={prefetchPage}
      >
        {({ projects }) => (
          <ProjectGrid>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectTile project={project} onIntent={onCardIntent} />
              </li>
            ))}
          </ProjectGrid>
        )}
      </ListState>
    </>
  );
}

/** The search with its filters. */
function Search({ browsing: { params, show }, save }: { browsing: ProjectListParams; save: ReactNode }) {
  const filters = useRef<HTMLElement>(null);
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
      <S.Applied>
        <AppliedFilters
          params={params}
          onChange={show}
          onEmpty={() => filters.current?.focus({ preventScroll: true })}
        />
        {save}
      </S.Applied>
      <SearchOffers params={params} show={show} />
    </>
  );
}

/** How many posts there are: a live region. */
function Count({ ref, list }: { ref: Ref<HTMLHeadingElement>; list: ProjectPage }) {
  return (
    <PostList.Count ref={ref} tabIndex={-1} aria-live="polite">
      총 <b>{formatCount(list.totalElements)}</b>
      {countUnit(list.totalElements)}의 프로젝트
    </PostList.Count>
  );
}
