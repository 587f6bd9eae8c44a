import { MESSAGES } from '@contract/messages';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

interface PageNotFoundProps {
  /** "삭제됐거나 없는 글이에요." where a post is gone. */
  title?: string;
  hint?: string;
}

/** A whole page: this address leads nowhere. An alert, because a page may turn into it after its data was asked for. */
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
