import { PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import { HeroArt } from './HeroArt';
import * as S from './HeroSection.styles';

export function HeroSection() {
  return (
    <S.Hero>
      <S.Words>
        <Logo height={40} />
        <S.Tagline>{PAGE_TEXTS.home.heading}</S.Tagline>
        <S.Call>{PAGE_TEXTS.home.lead}</S.Call>
        <Button to={paths.archiveRegistration} size="large">
          {PAGE_TEXTS.home.begin}
          <Icon of={ArrowRightIcon} size={20} strokeWidth={2.2} />
        </Button>
      </S.Words>
      <HeroArt />
    </S.Hero>
  );
}
