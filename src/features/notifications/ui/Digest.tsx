import { NOTIFICATION_TEXTS as TEXT } from '@contract/notifications';
import { SAVED_SEARCH_TEXTS } from '@contract/savedSearch';
import { toastError, useGetAlertsQuery, useSwitchDigestMutation } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ChevronRightIcon, Icon, SearchIcon } from '@/shared/ui/Icon';
import { Switch } from '@/shared/ui/Switch';
import { Text } from '@/shared/ui/pieces';
import * as S from './Digest.styles';
import { useAgreement } from './useAgreement';

interface DigestProps {
  /** The id of the text that says why mails do not reach the member. */
  inactiveReasonId?: string;
}

/** The weekly digest, the agreement to advertising, and the way to the saved searches (D176, D177). */
export function Digest({ inactiveReasonId }: DigestProps) {
  const agreement = useAgreement();
  const [switchDigest] = useSwitchDigestMutation();
  const { data: alerts } = useGetAlertsQuery();
  const { settings, agreedDate } = agreement;

  async function change(digest: boolean) {
    const answer = digest ? await agreement.ask() : {};
    if (!answer) return;
    const { error } = await switchDigest({ digest, ...answer });
    if (error) toastError(error, TEXT.failed);
    else if (!digest) await agreement.sayEnd();
  }

  return (
    <>
      <S.Part>
        <Switch
          label={TEXT.digest}
          hint={TEXT.digestHint}
          checked={settings?.digest ?? false}
          inactiveReasonId={inactiveReasonId}
          onChange={(digest) => void change(digest)}
        />
        {agreedDate !== null && (
          <Text size="caption" tone="text-3">
            {TEXT.agreement.given(agreedDate)}
          </Text>
        )}
      </S.Part>
      <S.SearchesLink to={paths.alerts}>
        <Icon of={SearchIcon} size={20} />
        <span>
          {SAVED_SEARCH_TEXTS.title} {alerts && alerts.length > 0 && <b>{alerts.length}</b>}
        </span>
        <Icon of={ChevronRightIcon} size={18} />
      </S.SearchesLink>
    </>
  );
}
