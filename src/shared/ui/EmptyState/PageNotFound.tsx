import { MESSAGES } from '@contract/messages';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

interface PageNotFoundProps {
  /** "삭제됐거나 없는 글이에요." for a deleted post. */
  title?: string;
  hint?: string;
}

/** The 404 page. An alert, because a page may turn into it after its data was requested. */
export function PageNotFound({ title = MESSAGES.pageNotFound, hint }: PageNotFoundProps) {
  return (
    <EmptyState
      page
      role="alert"
      illustration="not-found"
      title={title}
      hint={hint}
      actions={<Button to="/">홈으로 가기</Button>}
    />
  );
}
