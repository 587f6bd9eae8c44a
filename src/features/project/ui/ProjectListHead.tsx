import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: PAGE_TEXTS.projectList.write, to: paths.projectRegistration };

interface ProjectListHeadProps {
  /** The form is about to be opened. */
  onWriteIntent?: () => void;
}

/** What the list is for, and the way to write a post of one's own. */
export function ProjectListHead({ onWriteIntent }: ProjectListHeadProps) {
  return (
    <PostListHead
      title={PAGE_TEXTS.projectList.heading}
      lead={PAGE_TEXTS.projectList.lead}
      write={WRITE}
      onWriteIntent={onWriteIntent}
    />
  );
}
