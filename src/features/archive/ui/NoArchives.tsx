import { ARCHIVE_MESSAGES } from '@contract/archive';
import { isolateDirection } from '@contract/isolateDirection';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

interface NoArchivesProps {
  /** The search term; '' for the whole list. */
  keyword: string;
}

/** The empty state of the list or of a search, with the next step. */
export function NoArchives({ keyword }: NoArchivesProps) {
  const isSearch = keyword !== '';

  return (
    <EmptyState
      illustration={isSearch ? 'no-result' : 'no-post'}
      title={isSearch ? `‘${isolateDirection(keyword)}’에 대한 검색 결과가 없어요.` : '아직 등록된 아카이브가 없어요.'}
      hint={isSearch ? '다른 단어로 찾아보세요.' : ARCHIVE_MESSAGES.gate}
      actions={isSearch ? <WholeList /> : <Registration />}
    />
  );
}

function WholeList() {
  return (
    <Button variant="gray" to={paths.archiveList}>
      전체 보기
    </Button>
  );
}

function Registration() {
  return (
    <Button variant="soft" to={paths.archiveRegistration}>
      아카이브 등록하기
    </Button>
  );
}
