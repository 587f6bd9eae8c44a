import { useLocation } from 'react-router-dom';

/** The router's state of a post that was opened by a link with its title. */
export interface OpenedPost {
  /** The title, shown by the skeleton of the post, so that its height is right. */
  title: string;
}

/** The router's state of a post that was opened from a list. */
export interface FromList extends OpenedPost {
  /** The query of the list. */
  listSearch: string;
}

/** The link back to a list with its parameters, else to its first page. */
export function useBackToList(list: string): string {
  const state = useLocation().state as Partial<FromList> | null;
  return list + (state?.listSearch ?? '');
}

/** The title of the post that is opened, if it is known before the post is loaded. */
export function useOpenedTitle(): string | undefined {
  const state = useLocation().state as Partial<OpenedPost> | null;
  return state?.title;
}
