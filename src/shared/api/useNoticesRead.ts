import { useEffect, useRef } from 'react';
import { type NoticePlace } from '@contract/notice';
import { useGetAlarmsQuery } from './endpoints/alarm';
import { useReadNoticesMutation } from './endpoints/notice';

/**
 * Marks the unread notices about a post as read when its page is opened (D203). Those that arrive meanwhile stay unread: the
 * page may be open in a tab that nobody looks at.
 * @param project undefined until the page has its content
 */
export function useNoticesRead(project: number | undefined, place: NoticePlace): void {
  const [read] = useReadNoticesMutation();
  // The bell is on every page of a member; what it counts may be about this post.
  const { data } = useGetAlarmsQuery(undefined, { skip: project === undefined });
  const unread = data?.unreadNotices;
  const opened = useRef<number>(undefined);

  useEffect(() => {
    if (project === undefined || unread === undefined || opened.current === project) return;
    opened.current = project;
    if (unread > 0) void read({ project, place });
  }, [read, project, place, unread]);
}
