import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: PAGE_TEXTS.archiveList.write, to: paths.archiveRegistration };

interface ArchiveListHeadProps {
  /** The form is about to be opened. */
  onWriteIntent?: () => void;
}

/** What the list is for, and the way to register an archive of one's own. */
export function ArchiveListHead({ onWriteIntent }: ArchiveListHeadProps) {
  return (
    <PostListHead
      title={PAGE_TEXTS.archiveList.heading}
      lead={PAGE_TEXTS.archiveList.lead}
      write={WRITE}
      onWriteIntent={onWriteIntent}
    />
  );
}
