import { useId } from 'react';
import { HIDDEN_MESSAGES, type HiddenPost } from '@contract/hidden';
import { shortDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/Button';
import { EyeOffIcon, Icon } from '@/shared/ui/Icon';
import { Row, Text } from '@/shared/ui/pieces';
import { LinkedText } from './LinkedText';
import * as S from './HiddenBanner.styles';

const STEPS = [
  ['글 고치기', '이유에 적힌 부분을 고쳐 주세요.'],
  ['운영자에게 알리기', '받은 메일에 답장하면 돼요.'],
  ['다시 보임', '댓글과 북마크, 지원이 그대로 돌아와요.'],
] as const;

interface HiddenBannerProps {
  hidden: HiddenPost;
  title: string;
  /** The path of its page, and of its form. */
  path: string;
  editTo: string;
}

/** Notice for the writer of a hidden post: the reason, and how to restore it (D133). */
export function HiddenBanner({ hidden, title, path, editTo }: HiddenBannerProps) {
  const { reason, hiddenDateTime, contact } = hidden;
  const titleId = useId();
  const isDecided = reason !== null;

  return (
    <S.Banner aria-labelledby={titleId}>
      <div>
        <S.Title id={titleId}>
          <Icon of={EyeOffIcon} size={22} />
          {isDecided ? HIDDEN_MESSAGES.banner : HIDDEN_MESSAGES.bannerAuto}
        </S.Title>
        <p>{HIDDEN_MESSAGES.unseen}</p>
        {isDecided && (
          <S.Reason>
            <Row
              as="small"
              gap={2}
              align="stretch"
              justify="space-between"
              size="caption"
              weight={600}
              tone="text-3"
              numbers
            >
              이유 <time dateTime={hiddenDateTime}>{shortDate(hiddenDateTime)}</time>
            </Row>
            <LinkedText>{reason}</LinkedText>
          </S.Reason>
        )}
        <S.Actions>
          <Button to={editTo}>글 고치기</Button>
          {isDecided && contact !== undefined && (
            <Button variant="line" to={mailTo(contact, HIDDEN_MESSAGES.changedSubject(title, path))}>
              {HIDDEN_MESSAGES.tellOperator}
            </Button>
          )}
        </S.Actions>
      </div>
      {isDecided && (
        <S.Steps aria-label="다시 보이려면">
          {STEPS.map(([title, hint]) => (
            <li key={title}>
              <b>{title}</b>
              <Text as="small" size="label" weight={500} tone="text-2">
                {hint}
              </Text>
            </li>
          ))}
        </S.Steps>
      )}
    </S.Banner>
  );
}

const mailTo = (address: string, subject: string) => `mailto:${address}?subject=${encodeURIComponent(subject)}`;
