import { useId } from 'react';
import { SOCIAL_TEXTS as TEXT } from '@contract/social';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ProviderSquare } from '@/shared/ui/ProviderMark';
import { isOfMember, useSocialSignup } from '../model/useSocialSignup';
import * as S from './SocialStrip.styles';

/** Above the steps: by which provider the member signs up, or that the e-mail is a member's already (D187). */
export function SocialStrip() {
  const { social, name, drop } = useSocialSignup();
  const { state } = useAppLocation();
  const sentenceId = useId();

  if (!social || name === undefined) return null;
  const isMember = isOfMember(social);
  return (
    <S.Strip data-look={isMember ? 'warn' : undefined} aria-labelledby={sentenceId}>
      <ProviderSquare provider={social.provider} />
      <S.Words>
        <p id={sentenceId}>{isMember ? TEXT.isMember(name) : TEXT.strip(name)}</p>
        {!isMember && (
          <S.Drop type="button" onClick={drop}>
            {TEXT.drop}
          </S.Drop>
        )}
      </S.Words>
      {isMember && (
        <Button to={paths.login} state={state} variant="line" size="small">
          {TEXT.toLogin}
        </Button>
      )}
    </S.Strip>
  );
}
