import { useEffect, useRef } from 'react';
import { useAppLocation } from '@/shared/routes';

const ONE_COMMENT = /^#(comment-\d+)$/;

/** Scrolls to the comment of the URL as soon as it is on the page, once. */
export function useLinkedComment() {
  const { hash, key } = useAppLocation();
  const reached = useRef<string | null>(null);

  useEffect(() => {
    const anchor = ONE_COMMENT.exec(hash)?.[1];
    if (!anchor || reached.current === key) return;
    const comment = document.getElementById(anchor);
    if (!comment) return;
    reached.current = key;
    comment.scrollIntoView({ block: 'center' });
    comment.focus({ preventScroll: true });
  });
}
