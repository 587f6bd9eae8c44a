import { PROFILE_MESSAGES, type PortfolioItem } from '@contract/mypage';
import { OUTSIDE, withoutScheme } from '@/entities/post';
import { formatFileSize } from '@/entities/profile';
import { DownloadIcon, ExternalLinkIcon, FileTextIcon, Icon, LinkIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack, Text } from '@/shared/ui/pieces';
import { isLink } from '../lib/isLink';
import { Nothing } from './Section.styles';
import * as S from './PortfolioItems.styles';

interface PortfolioItemsProps {
  items: readonly PortfolioItem[];
}

/** Downloadable files and external links. */
export function PortfolioItems({ items }: PortfolioItemsProps) {
  if (items.length === 0) return <Nothing>{PROFILE_MESSAGES.noPortfolio}</Nothing>;

  return (
    <Stack as="ul" gap={2}>
      {items.map((item) => (
        <li key={item.id}>{isLink(item) ? <OutsideItem item={item} /> : <FileItem item={item} />}</li>
      ))}
    </Stack>
  );
}

interface ItemProps {
  item: PortfolioItem;
}

/** The server sends it as an attachment; the download has its original name. */
function FileItem({ item: { url, fileName, fileSize } }: ItemProps) {
  return (
    <S.Item href={url} download={fileName}>
      <S.Mark>
        <Icon of={FileTextIcon} />
      </S.Mark>
      <S.Words>
        <span title={fileName}>{fileName}</span>
        <Text as="small" size="caption" tone="text-3" tight numbers>
          {formatFileSize(fileSize)}
        </Text>
      </S.Words>
      <Icon of={DownloadIcon} />
    </S.Item>
  );
}

/** Without opener and referrer (D73). */
function OutsideItem({ item: { url, fileName } }: ItemProps) {
  return (
    <S.Item href={url} {...OUTSIDE}>
      <S.Mark>
        <Icon of={LinkIcon} />
      </S.Mark>
      <S.Words>
        <span title={url}>{withoutScheme(fileName)}</span>
        <Text as="small" size="caption" tone="text-3" tight numbers>
          링크
        </Text>
      </S.Words>
      <VisuallyHidden>(새 창)</VisuallyHidden>
      <Icon of={ExternalLinkIcon} />
    </S.Item>
  );
}
