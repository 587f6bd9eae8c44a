import { PAGE_TEXTS } from '@contract/pageTexts';
import { useGetSummaryQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import { Stack, Text } from '@/shared/ui/pieces';
import { countLabel } from './countLabel';
import { HeroArt } from './HeroArt';
import * as S from './HeroSection.styles';

/** The number of teams that seek members, from ten on (D119). Otherwise an empty line, so that nothing shifts once it is known. */
function OpenTeams() {
  const { data } = useGetSummaryQuery();
  const count = countLabel(data?.openProjects);

  if (!count)
    return (
      <Text size="body-s" weight={500} tone="text-2" numbers above={6} key="unknown" aria-hidden>
        &nbsp;
      </Text>
    );
  return (
    <Text size="body-s" weight={500} tone="text-2" numbers above={6}>
      지금{' '}
      <Text as="b" weight={700} tone="text">
        {count}
      </Text>
      개 팀이 함께할 팀원을 찾고 있어요.
    </Text>
  );
}

export function HeroSection() {
  return (
    <S.Hero>
      <Stack align="start">
        <Logo height={40} />
        <S.Tagline>{PAGE_TEXTS.home.heading}</S.Tagline>
        <S.Call>프로젝트를 등록하고 새로운 이야기를 시작해 보세요</S.Call>
        <S.Buttons>
          <Button to={paths.projectList} size="large">
            프로젝트 둘러보기
            <Icon of={ArrowRightIcon} size={20} strokeWidth={2.2} />
          </Button>
          <Button to={paths.projectRegistration} size="large" variant="gray">
            모집글 쓰기
          </Button>
        </S.Buttons>
        <OpenTeams />
      </Stack>
      <HeroArt />
    </S.Hero>
  );
}
