import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: '모집글 쓰기', to: paths.projectRegistration };

interface ProjectListHeadProps {
  /** The form is about to be opened. */
  onWriteIntent?: () => void;
}

/** What the list is for, and the way to write a post of one's own. */
export function ProjectListHead({ onWriteIntent }: ProjectListHeadProps) {
  return (
    <PostListHead
      title="함께할 팀원을 찾고 있어요"
      lead={PAGE_TEXTS.projectList.lead}
      write={WRITE}
      onWriteIntent={onWriteIntent}
    />
  );
}
