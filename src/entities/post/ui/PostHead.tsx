import { type ReactNode } from 'react';
import { shortDate } from '@/shared/lib/dates';
import { useOpenedTitle } from '@/shared/routes';
import { LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import * as S from './PostHead.styles';

interface PostHeadProps {
  /** Kind and state of the post, each a large tag. */
  tags: ReactNode;
  title: string;
  /** Makes the title focusable. */
  titleId?: string;
  /** Beneath the title. */
  note?: ReactNode;
  /** The writer's picture. */
  portrait: ReactNode;
  writer: ReactNode;
  /** ISO instant. */
  createdAt: string;
  comments: number;
  bookmarks: number;
  views: number;
  /** After the counts. */
  tools?: ReactNode;
}

/** The head of a post: kind and state, title, writer and date, counts. */
export function PostHead({ tags, title, titleId, note, portrait, writer, createdAt, tools, ...counts }: PostHeadProps) {
  return (
    <S.Head>
      <Row gap={2} align="stretch" wraps>
        {tags}
      </Row>
      <S.Title id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
        {title}
      </S.Title>
      {note}
      <S.Byline>
        {portrait}
        <Stack gap={1}>
          <Text as="bdi" size="body-s" weight={600} tight>
            {writer}
          </Text>
          <Text as="time" size="caption" tone="text-3" tight numbers dateTime={createdAt}>
            {shortDate(createdAt)}
          </Text>
        </Stack>
        <S.Counts {...counts} />
        {tools}
      </S.Byline>
    </S.Head>
  );
}

/** The boxes of a head while the post loads; the title, if it was opened from a list. */
export function PostHeadSkeleton() {
  const title = useOpenedTitle();

  return (
    <S.Head>
      <Row gap={2} align="stretch" wraps>
        <Skeleton width={92} height={34} radius={10} />
        <Skeleton width={116} height={34} radius={10} />
      </Row>
      <S.Title as="div" aria-hidden data-loading={title === undefined || undefined}>
        {title ?? <Skeleton width="min(640px, 90%)" height="1lh" />}
      </S.Title>
      <S.Byline>
        <Skeleton width={40} height={40} radius="50%" />
        <LoadingText />
        <S.LoadingCounts width={160} height={20.3} />
      </S.Byline>
    </S.Head>
  );
}
