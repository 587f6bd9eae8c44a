import { type ArchiveDetail } from '@contract/archive';
import { isOutside, OUTSIDE, PostPage } from '@/entities/post';
import { Button } from '@/shared/ui/Button';
import { ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ArchiveBookmark } from './ArchiveBookmark';

/** Whether the archive offers any action to a reader: a pending archive without a link offers none. */
export const hasActions = ({ link, published }: ArchiveDetail) => published || isOutside(link);

/** The link to the result, and the bookmark once the archive is public (D50). */
export function ArchiveActions({ archive }: { archive: ArchiveDetail }) {
  return (
    <PostPage.Actions>
      {isOutside(archive.link) && (
        <Button to={archive.link} size="large" icon={<Icon of={ExternalLinkIcon} size={20} />} {...OUTSIDE}>
          서비스 보러 가기
          <VisuallyHidden> (새 창)</VisuallyHidden>
        </Button>
      )}
      {archive.published && <ArchiveBookmark archive={archive} />}
    </PostPage.Actions>
  );
}
