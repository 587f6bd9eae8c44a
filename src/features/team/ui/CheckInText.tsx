import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { MOOD_LABELS, type CheckIn, type TeamMember } from '@contract/team';
import { MemberAvatar } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, FormDialog } from '@/shared/ui/FormDialog';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Row, Text } from '@/shared/ui/pieces';
import { weekSpan } from '../lib/weeks';
import { MoodMark } from './MoodMark';
import * as S from './CheckInText.styles';

interface CheckInTextProps {
  member: TeamMember;
  /** The Monday of its week. */
  week: string;
  /** The Mondays of the table, oldest first. */
  weeks: readonly string[];
  onTurn: (week: string) => void;
}

/** The check-in of a week, and the weeks of the ones before and after it in the table. */
function findCheckIn({ member: { checkIns }, week, weeks }: CheckInTextProps) {
  const written = weeks.filter((one) => checkIns.some((line) => line.week === one));
  const index = written.indexOf(week);
  return {
    checkIn: checkIns.find((line) => line.week === week),
    before: index > 0 ? written[index - 1] : undefined,
    after: index >= 0 ? written[index + 1] : undefined,
  };
}

/** The text under its mark. */
export function CheckInPopover({ top, ...props }: CheckInTextProps & { top: number }) {
  const { member, week, weeks, onTurn } = props;
  const { checkIn, before, after } = findCheckIn(props);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const column = (weeks.indexOf(week) + 0.5) / weeks.length;

  useEffect(() => panel.current?.focus(), []);

  if (!checkIn) return null;
  return (
    <S.Popover
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ '--column': column, top } as CSSProperties}
    >
      <S.Head>
        <div>
          <Text as="h3" size="body-s" weight={700} id={titleId}>
            {member.nickname}
          </Text>
          <Text size="caption" tone="text-3" numbers>
            {weekSpan(week)}
          </Text>
        </div>
        <IconButton
          label="앞 주"
          icon={ChevronLeftIcon}
          aria-disabled={!before}
          onClick={() => before !== undefined && onTurn(before)}
        />
        <IconButton
          label="다음 주"
          icon={ChevronRightIcon}
          aria-disabled={!after}
          onClick={() => after !== undefined && onTurn(after)}
        />
      </S.Head>
      <Written checkIn={checkIn} />
    </S.Popover>
  );
}

/** The text in a sheet. */
export function CheckInSheet({ onClose, ...props }: CheckInTextProps & { onClose: () => void }) {
  const { member, week, onTurn } = props;
  const { checkIn, before, after } = findCheckIn(props);
  if (!checkIn) return null;
  return (
    <FormDialog
      title={member.nickname}
      face={<MemberAvatar nickname={member.nickname} photo={member.profileImgUrl} size={44} />}
      lead={weekSpan(week)}
      closable
      onClose={onClose}
    >
      <DialogBody>
        <div aria-live="polite">
          <Written checkIn={checkIn} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          variant="gray"
          icon={<Icon of={ChevronLeftIcon} size={18} />}
          inactive={!before}
          onClick={() => before !== undefined && onTurn(before)}
        >
          앞 주
        </Button>
        <Button variant="gray" inactive={!after} onClick={() => after !== undefined && onTurn(after)}>
          다음 주
          <Icon of={ChevronRightIcon} size={18} />
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}

function Written({ checkIn: { mood, text } }: { checkIn: CheckIn }) {
  return (
    <div>
      <Row gap={2} size="caption" weight={600} tone={mood === 'HELP' ? 'warn-text' : 'text-2'}>
        <MoodMark state={mood} size={14} />
        {MOOD_LABELS[mood]}
      </Row>
      <Text size="body" above={2} keepsLines>
        <LinkedText>{text}</LinkedText>
      </Text>
    </div>
  );
}
