import { Button } from '@/shared/ui/Button';

/** The box that the button below leads to, wherever on the page it stands. */
export const COMMENT_BOX_ID = 'comment-box';

/** The strong button of a post for those who did not write it: it leads to the comment box. */
export function GreetingButton() {
  return (
    <Button size="large" onClick={greet}>
      댓글로 인사하기
    </Button>
  );
}

function greet() {
  const box = document.getElementById(COMMENT_BOX_ID);
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
}
