import { teamProof, type ArchiveItem } from '@contract/archive';
import { NEWEST_ARCHIVES } from '@contract/pageTexts';
import { ArchiveThumb } from '@/entities/archive';
import { useListArchivesQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { Row, Text } from '@/shared/ui/pieces';
import * as S from './StoryStrip.styles';

const FEWEST = 3;
const MOST = 6;

/** The newest published archives, up to the right edge of the screen; hidden when there are too few (D119). */
export function StoryStrip() {
  const { data } = useListArchivesQuery(NEWEST_ARCHIVES);
  const archives = data?.archives.filter(({ published }) => published).slice(0, MOST) ?? [];
  if (archives.length < FEWEST) return null;

  return (
    <S.Strip aria-labelledby="stories">
      <S.Head>
        <Text as="h3" size="h2" id="stories">
          끝까지 함께 만든 이야기
        </Text>
        <S.All to={paths.archiveList}>
          아카이브 둘러보기
          <Icon of={ChevronRightIcon} size={16} />
        </S.All>
      </S.Head>
      <S.Stories>
        {archives.map((archive) => (
          <li key={archive.id}>
            <Story archive={archive} />
          </li>
        ))}
      </S.Stories>
    </S.Strip>
  );
}

function Story({ archive }: { archive: ArchiveItem }) {
  const { id, title, thumbnail, otherMemberCount, evaluatedMembers } = archive;
  return (
    <S.Story to={paths.archiveDetail(id)}>
      <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes="(max-width: 799px) 280px, 400px" />
      <Text as="b" size="title" cut>
        {title}
      </Text>
      <Row as="small" gap={2} size="label" weight={500} tone="text-2">
        <svg viewBox="0 0 40 14" width="40" height="14" aria-hidden>
          <path d="M12 7h16" />
          <circle cx="7" cy="7" r="5" />
          <rect x="28" y="2" width="10" height="10" rx="2" />
        </svg>
        {teamProof(otherMemberCount + 1, evaluatedMembers)}
      </Row>
    </S.Story>
  );
}
