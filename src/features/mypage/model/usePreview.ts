import { useNavigate } from 'react-router-dom';
import { useAppLocation } from '@/shared/routes';

interface OpenedLists {
  openedLists?: readonly string[];
}

/**
 * The first items of a list, or all once it is expanded. Expanded lists are stored in the history entry, so going back
 * from a post restores them.
 * @param name of the list, unique on the page
 */
export function usePreview<Item>(name: string, items: readonly Item[], max: number) {
  const { pathname, search, state } = useAppLocation();
  const navigate = useNavigate();
  const opened = (state as OpenedLists | null)?.openedLists ?? [];
  const isOpen = opened.includes(name);

  function toggle() {
    const openedLists = isOpen ? opened.filter((one) => one !== name) : [...opened, name];
    void navigate(pathname + search, { replace: true, state: { ...(state as object | null), openedLists } });
  }

  return {
    shown: isOpen ? items : items.slice(0, max),
    isOpen,
    /** Undefined where all items are visible anyway. */
    toggle: items.length > max ? toggle : undefined,
  };
}
