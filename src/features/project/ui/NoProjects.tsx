import { type ReactNode } from 'react';
import { isolateDirection } from '@contract/isolateDirection';
import { type Change } from '@/shared/list';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon, RetryIcon } from '@/shared/ui/Icon';
import { isFiltered, unfiltered } from '../model/filters';
import { type ListParams } from '@contract/project';

interface NoProjectsProps {
  params: ListParams;
  show: (change: Change<ListParams>) => void;
  /** The button that saves the search. */
  save: ReactNode;
}

/** The empty state of the list or of a search, with the next step. */
export function NoProjects({ params, show, save }: NoProjectsProps) {
  const filtered = isFiltered(params);
  if (!params.title && !filtered) return <NothingYet />;

  return (
    <NothingFound term={params.title}>
      {save}
      {filtered && (
        <Button
          variant="gray"
          icon={<Icon of={RetryIcon} size={18} />}
          onClick={() => show((newest) => ({ ...unfiltered(newest), page: 1 }))}
        >
          필터 초기화
        </Button>
      )}
    </NothingFound>
  );
}

interface NothingFoundProps {
  term: string;
  /** Before the link to the form of a new post. */
  children: ReactNode;
}

function NothingFound({ term, children }: NothingFoundProps) {
  return (
    <EmptyState
      illustration="no-result"
      title={term ? `‘${isolateDirection(term)}’에 대한 검색 결과가 없어요.` : '조건에 맞는 프로젝트가 없어요.'}
      hint="다른 검색어나 필터로 다시 찾아보세요."
      actions={
        <>
          {children}
          <WriteButton variant="gray" />
        </>
      }
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      illustration="no-post"
      title="아직 등록된 프로젝트가 없어요."
      hint="첫 번째 모집글을 써 보세요."
      actions={<WriteButton />}
    />
  );
}

function WriteButton({ variant = 'soft' }: { variant?: 'soft' | 'gray' }) {
  return (
    <Button variant={variant} to={paths.projectRegistration}>
      모집글 쓰기
    </Button>
  );
}
