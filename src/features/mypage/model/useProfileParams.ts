import { codesOf } from '@contract/codes';
import { listCodec, oneOf, textOf, type ParamsOf } from '@contract/listCodec';
import { LIMITS } from '@contract/limits';
import { PROFILE_TAB_LABELS, type ProfileTab } from '@contract/mypage';
import { useListParams } from '@/shared/list';

/** Member, tab and page of the portfolio in the address. */
const PROFILE = listCodec({
  nickname: textOf(LIMITS.search),
  tab: oneOf<ProfileTab>(codesOf(PROFILE_TAB_LABELS), 'career'),
});

export type ProfileParams = ReturnType<typeof useProfileParams>;

/** What a profile shows; only its portfolio has pages. */
export function useProfileParams() {
  const { params, show, replace, addressOf } = useListParams(PROFILE);

  return {
    params: { ...params, page: params.tab === 'portfolio' ? params.page : 1 } satisfies ParamsOf<typeof PROFILE>,
    showTab: (tab: ProfileTab) => show({ tab }),
    replace,
    addressOf,
  };
}
