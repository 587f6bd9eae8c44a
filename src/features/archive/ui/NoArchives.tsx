import { ARCHIVE_MESSAGES } from '@contract/archive';
import { isolateDirection } from '@/shared/lib/isolateDirection';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

interface NoArchivesProps {
  /** What was searched for; '' for the whole list. */
  keyword: string;
}

/** Nothing found, or nothing there yet: what is so, and what to do next. */
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
