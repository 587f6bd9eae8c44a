import { NEWEST_OPEN } from '@contract/pageTexts';
import { ProjectTile } from '@/features/project';
import { useListProjectsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack } from '@/shared/ui/pieces';
import * as S from './LiveSection.styles';
import { Title } from './section.styles';

// If this prefetch fails, the page loads the script again.
const prefetchDetail = () => void import('../ProjectDetailPage').catch(() => undefined);

/** The newest open posts; hidden when there are none and when they fail to load (D3). */
export function LiveSection() {
  const { data } = useListProjectsQuery(NEWEST_OPEN);
  if (!data || data.projects.length === 0) return null;

  return (
    <S.Band>
      <S.Section>
        <S.Head>
          <Title>지금 모집 중인 프로젝트</Title>
          <Button to={paths.projectList} variant="line" size="small">
            {/* The two words alone would not describe the target of the link. */}
            <span>
              <VisuallyHidden>프로젝트 </VisuallyHidden>전체 보기
            </span>
            <Icon of={ArrowRightIcon} size={18} />
          </Button>
        </S.Head>
        <S.Cards>
          {data.projects.map((project) => (
            <Stack as="li" key={project.id}>
              <ProjectTile project={project} onIntent={prefetchDetail} />
            </Stack>
          ))}
        </S.Cards>
      </S.Section>
    </S.Band>
  );
}
