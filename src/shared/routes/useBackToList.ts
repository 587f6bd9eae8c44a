import { useLocation } from 'react-router-dom';

/** The router's state of a post that was opened by a link with its title. */
export interface OpenedPost {
  /** Shown by the skeleton of the post, so that it is as high as the post's own. */
  title: string;
}

/** The router's state of a post that was opened from a list. */
export interface FromList extends OpenedPost {
  /** Which part of the list it was. */
  listSearch: string;
}

/** The way back to a list as it was left, else to its beginning. */
export function useBackToList(list: string): string {
  const state = useLocation().state as Partial<FromList> | null;
  return list + (state?.listSearch ?? '');
}

/** The title of the post that is opened, if it is known before the post is loaded. */
export function useOpenedTitle(): string | undefined {
  const state = useLocation().state as Partial<OpenedPost> | null;
  return state?.title;
}
