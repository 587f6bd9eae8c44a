import { isAuthError, useExtendSessionMutation } from '@/shared/api';
import { toast } from '@/shared/toast';

/** "로그인 연장": extends the session by an hour and shows the result (D12). */
export function useSessionExtension() {
  const [extendSession, { isLoading }] = useExtendSessionMutation();

  async function extend() {
    const { error } = await extendSession();
    if (!error) toast('로그인을 연장했어요.');
    else if (!isAuthError(error)) toast('로그인을 연장하지 못했어요. 잠시 후 다시 시도해 주세요.', { tone: 'error' });
  }

  return { extend, isExtending: isLoading };
}
