import { PAGE_TEXTS } from '@contract/pageTexts';
import { PostListHead } from '@/entities/post';
import { paths } from '@/shared/routes';

const WRITE = { label: '모집글 쓰기', to: paths.projectRegistration };

interface ProjectListHeadProps {
  /** Called before the form is opened, to prefetch it. */
  onWriteIntent?: () => void;
}

/** The head of the list: its purpose, and the link to the form of a new post. */
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
