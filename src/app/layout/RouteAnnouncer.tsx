import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { pageKeyOf } from './pageKeyOf';
import { waitForHeading } from './waitForHeading';

interface RouteAnnouncerProps {
  mainId: string;
}

/**
 * After a navigation, focuses the heading and announces the title (look §6); after Back, focuses the link that was opened
 * (MEND-90). The browser handles the first page.
 */
export function RouteAnnouncer({ mainId }: RouteAnnouncerProps) {
  const location = useLocation();
  const { pathname } = location;
  const page = pageKeyOf(location);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  const latest = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const left = latest.current;
    latest.current = pathname;
    if (shown.current === page) return;
    shown.current = page;

    return waitForHeading(mainId, (heading, main) => {
      setTitle(document.title);
      if (main.contains(document.activeElement) && document.activeElement !== main) return;
      heading.tabIndex = -1;
      const opened = isReturn ? main.querySelector<HTMLElement>(`a[href="${left}"]`) : null;
      (opened ?? heading).focus({ preventScroll: true });
    });
  }, [page, pathname, isReturn, mainId]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
