import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: '아카이브 등록하기', to: paths.archiveRegistration };

interface ArchiveListHeadProps {
  /** The form is about to be opened. */
  onWriteIntent?: () => void;
}

/** What the list is for, and the way to register an archive of one's own. */
export function ArchiveListHead({ onWriteIntent }: ArchiveListHeadProps) {
  return (
    <PostListHead
      title="끝까지 함께 만든 이야기"
      lead={PAGE_TEXTS.archiveList.lead}
      write={WRITE}
      onWriteIntent={onWriteIntent}
    />
  );
}
