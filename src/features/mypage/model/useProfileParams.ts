import { useSearchParams } from 'react-router-dom';
import { pageNumber } from '@contract/pageNumber';
import { PROFILE_TAB_LABELS, type ProfileTab } from '@contract/mypage';

const FIRST_TAB: ProfileTab = 'career';

const isTab = (text: string): text is ProfileTab => Object.hasOwn(PROFILE_TAB_LABELS, text);

/** Member, tab and portfolio page of the URL; pages are 1-based here (D75). */
export function useProfileParams() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab') ?? '';
  const tab = isTab(named) ? named : FIRST_TAB;

  /** Defaults are omitted, so a profile has one canonical URL. */
  function searchFor(shownTab: ProfileTab, shownPage = 1): URLSearchParams {
    const nickname = search.get('nickname');
    return new URLSearchParams({
      ...(nickname && { nickname }),
      ...(shownTab !== FIRST_TAB && { tab: shownTab }),
      ...(shownPage > 1 && { page: String(shownPage) }),
    });
  }

  return {
    tab,
    page: tab === 'portfolio' ? pageNumber(search) : 1,
    showTab: (shown: ProfileTab) => {
      setSearch(searchFor(shown));
    },
    /** `replace`, for an address that names no page. */
    replacePage: (shown: number) => {
      setSearch(searchFor(tab, shown), { replace: true });
    },
    addressOf: (shown: number) => `?${searchFor('portfolio', shown).toString()}`,
  };
}
