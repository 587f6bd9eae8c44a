import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { pageKeyOf } from './pageKeyOf';
import { waitForHeading } from './waitForHeading';

interface RouteAnnouncerProps {
  mainId: string;
}

/** After a navigation, focuses the heading and announces the title (look §6). The browser handles the first page. */
export function RouteAnnouncer({ mainId }: RouteAnnouncerProps) {
  const page = pageKeyOf(useLocation());
  const shown = useRef(page);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;

    return waitForHeading(mainId, (heading, main) => {
      setTitle(document.title);
      if (main.contains(document.activeElement) && document.activeElement !== main) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [page, mainId]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
