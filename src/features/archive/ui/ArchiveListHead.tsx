import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: '아카이브 등록하기', to: paths.archiveRegistration };

interface ArchiveListHeadProps {
  /** Called before the form is opened, to prefetch it. */
  onWriteIntent?: () => void;
}

/** The head of the list: its purpose, and the link to the form of a new archive. */
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
