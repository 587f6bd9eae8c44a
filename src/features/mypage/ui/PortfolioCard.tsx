import { ARCHIVE_MESSAGES } from '@contract/archive';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { type PortfolioArchive } from '@contract/mypage';
import { ArchiveThumb } from '@/entities/archive';
import { paths, type OpenedPost } from '@/shared/routes';
import { ClockIcon, EyeOffIcon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import { monthSpan } from '../lib/profileTexts';
import * as S from './PortfolioCard.styles';

const SIZES = '(max-width: 799px) 46vw, 300px';

interface PortfolioCardProps {
  archive: PortfolioArchive;
}

/** The card of an archive, with a link that covers it. */
export function PortfolioCard({
  archive: { id, title, startDate, endDate, thumbnail, published, hidden },
}: PortfolioCardProps) {
  return (
    <S.Card>
      <S.Thumb>
        <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes={SIZES} />
        {hidden && (
          <S.Pending tone="sun" icon={EyeOffIcon}>
            {HIDDEN_MESSAGES.mark}
          </S.Pending>
        )}
        {!published && !hidden && (
          <S.Pending tone="apricot" icon={ClockIcon}>
            {ARCHIVE_MESSAGES.pendingMark}
          </S.Pending>
        )}
      </S.Thumb>
      <S.Words>
        <S.Title>
          <S.Cover to={paths.archiveDetail(id)} state={{ title } satisfies OpenedPost}>
            {title}
          </S.Cover>
        </S.Title>
        <Text size="label" weight={500} tone="text-3" tight numbers>
          {monthSpan(startDate, endDate)}
        </Text>
      </S.Words>
    </S.Card>
  );
}
