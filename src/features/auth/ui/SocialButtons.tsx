import { SOCIAL_TEXTS } from '@contract/social';
import { ProviderMark } from '@/shared/ui/ProviderMark';
import { Spinner } from '@/shared/ui/Spinner';
import { type useSocialLogin } from '../model/useSocialLogin';
import * as S from './SocialButtons.styles';

interface SocialButtonsProps {
  social: ReturnType<typeof useSocialLogin>;
}

/** The last part of the page: nothing moves when the providers are known. */
export function SocialButtons({ social: { providers, leavingFor, leave } }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <S.Column>
      {providers.map(({ provider, name }) => (
        <S.ProviderButton
          key={provider}
          type="button"
          data-provider={provider}
          aria-busy={leavingFor === provider ? true : undefined}
          onClick={() => leave(provider)}
        >
          {leavingFor === provider ? <Spinner /> : <ProviderMark provider={provider} />}
          <span>{SOCIAL_TEXTS.button(name)}</span>
        </S.ProviderButton>
      ))}
    </S.Column>
  );
}
