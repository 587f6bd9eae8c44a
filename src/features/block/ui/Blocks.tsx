import { useId } from 'react';
import { isolateDirection } from '@contract/isolateDirection';
import { LOG_ACTION_LABELS, LOG_TARGET_LABELS, type OwnMeasure } from '@contract/operator';
import {
  errorMessage,
  isAuthError,
  useGetBlocksQuery,
  useGetOwnMeasuresQuery,
  useUnblockMemberMutation,
} from '@/shared/api';
import { LinkedText } from '@/entities/post';
import { shortDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { toast } from '@/shared/toast';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import { BLOCK_TEXTS } from '../lib/blockTexts';
import * as S from './Blocks.styles';

/** The blocked members with a button that unblocks each (D135). */
export function Blocks() {
  const { data: blocks, isFetching, error, refetch } = useGetBlocksQuery();
  const [unblock] = useUnblockMemberMutation();
  const headingId = useId();
  const keepFocus = useFocusRestore(headingId);

  async function undo(id: number) {
    const { error: refusal } = await unblock(id);
    if (isAuthError(refusal)) return;
    if (refusal) toast(errorMessage(refusal), { tone: 'error' });
    else toast(BLOCK_TEXTS.unblocked);
  }

  return (
    <S.Part aria-labelledby={headingId} onFocus={keepFocus}>
      <Text as="h2" size="h3" id={headingId} tabIndex={-1}>
        {BLOCK_TEXTS.title}
      </Text>
      {!blocks && !error && <LoadingText />}
      {!blocks && error !== undefined && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {blocks?.length === 0 && (
        <Text size="body-s" weight={500} tone="text-3">
          {BLOCK_TEXTS.none}
        </Text>
      )}
      <S.Rows>
        {blocks?.map(({ id, nickname, profileImg, createdDateTime }) => (
          <li key={id} data-item={id} tabIndex={-1}>
            <Avatar nickname={nickname} src={profileImg} />
            <S.Words>
              <Text as="b" size="body" weight={600}>
                {nickname}
              </Text>
              <Text as="small" size="caption" tone="text-3" numbers>
                {shortDate(createdDateTime)} 차단
              </Text>
            </S.Words>
            <Button
              variant="gray"
              size="small"
              aria-label={`${nickname} 님 ${BLOCK_TEXTS.unblock}`}
              onClick={() => void undo(id)}
            >
              {BLOCK_TEXTS.unblock}
            </Button>
          </li>
        ))}
      </S.Rows>
    </S.Part>
  );
}

/** Measures of operators about the reader's content and account; renders nothing without any. */
export function OwnMeasures() {
  const { data: measures = [] } = useGetOwnMeasuresQuery();
  const headingId = useId();

  if (measures.length === 0) return null;
  return (
    <S.Part aria-labelledby={headingId}>
      <Text as="h2" size="h3" id={headingId}>
        받은 조치
      </Text>
      <S.Rows>
        {measures.map((measure) => (
          <li key={measure.id}>
            <S.Words>
              <Text as="b" size="body" weight={600}>
                {nameOf(measure)}
              </Text>
              {measure.reason && (
                <p>
                  <LinkedText>{measure.reason}</LinkedText>
                </p>
              )}
              <Text as="small" size="caption" tone="text-3" numbers>
                {shortDate(measure.createdDateTime)}
              </Text>
            </S.Words>
          </li>
        ))}
      </S.Rows>
    </S.Part>
  );
}

/** "숨김 · 모집글 ‘제목’". */
function nameOf({ action, target, title }: OwnMeasure): string {
  const about = [target && LOG_TARGET_LABELS[target], title && `‘${isolateDirection(title)}’`]
    .filter(Boolean)
    .join(' ');
  return [LOG_ACTION_LABELS[action], about].filter(Boolean).join(' · ');
}
