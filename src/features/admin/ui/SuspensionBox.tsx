import { daysBetween } from '@contract/dates';
import { SUSPENSION_LABELS, type MemberCard } from '@contract/operator';
import { LinkedText } from '@/entities/post';
import { useServerNow } from '@/shared/session';
import { BanIcon, Icon } from '@/shared/ui/Icon';
import { Row } from '@/shared/ui/pieces';
import { remainingTime, shortMinute } from '../lib/deskTexts';
import { PeriodLine } from './PeriodLine';
import * as S from './SuspensionBox.styles';

/** Start, end and reason of a member's suspension; renders nothing for other members. */
export function SuspensionBox({ member: { suspension, measures } }: { member: MemberCard }) {
  const now = useServerNow();
  if (!suspension) return null;
  const { untilDateTime: end, reason } = suspension;
  const begin = measures.find(({ action }) => action === 'SUSPEND')?.createdDateTime;

  return (
    <S.Suspension>
      <Row gap={3} justify="space-between">
        <Row as="b" gap={2} inline size="body-s" weight={600} tone="danger-text">
          <Icon of={BanIcon} size={17} />
          <span>{end !== null && begin !== undefined ? `${daysBetween(begin, end)}일 정지 중` : '정지 중'}</span>
        </Row>
        <span>{end === null ? SUSPENSION_LABELS.endless : remainingTime(end, now)}</span>
      </Row>
      {end !== null && begin !== undefined && <PeriodLine begin={begin} end={end} toText={shortMinute} tone="danger" />}
      {end !== null && begin === undefined && <span>{shortMinute(end)}까지</span>}
      <p>
        <LinkedText>{reason}</LinkedText>
      </p>
    </S.Suspension>
  );
}
