import { PAGE_TEXTS } from '@contract/pageTexts';
import { useGetSummaryQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import { countLabel } from './countLabel';
import { HeroArt } from './HeroArt';
import * as S from './HeroSection.styles';

/** The number of teams that seek members, from ten on (D119). Otherwise an empty line, so that nothing shifts once it is known. */
function OpenTeams() {
  const { data } = useGetSummaryQuery();
  const count = countLabel(data?.openProjects);

  if (!count)
    return (
      <S.OpenTeams key="unknown" aria-hidden>
        &nbsp;
      </S.OpenTeams>
    );
  return (
    <S.OpenTeams>
      지금 <b>{count}</b>개 팀이 함께할 팀원을 찾고 있어요.
    </S.OpenTeams>
  );
}

export function HeroSection() {
  return (
    <S.Hero>
      <S.Words>
        <Logo height={40} />
        <S.Tagline>{PAGE_TEXTS.home.heading}</S.Tagline>
        <S.Call>프로젝트를 등록하고 새로운 이야기를 시작해 보세요</S.Call>
        <S.Buttons>
          <Button to={paths.projectList} size="large">
            프로젝트 둘러보기
            <Icon of={ArrowRightIcon} size={20} strokeWidth={2.2} />
          </Button>
          <Button to={paths.archiveRegistration} size="large" variant="gray">
            프로젝트 등록하기
          </Button>
        </S.Buttons>
        <OpenTeams />
      </S.Words>
      <HeroArt />
    </S.Hero>
  );
}
