import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { string } from 'yup';
import { findProblems } from '@contract/firstMessage';
import {
  MEASURE_LABELS,
  measureRules,
  OPERATOR_MESSAGES,
  SUSPENSION_LABELS,
  type Case,
  type MemberMeasure,
  type TakenMeasure,
} from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { useTakeMeasureMutation } from '@/shared/api';
import { FormSegment } from '@/shared/forms';
import { selectClockOffset, useServerNow } from '@/shared/session';
import { CommentIcon, FileXIcon, Icon, LogOutIcon } from '@/shared/ui/Icon';
import { Row, Text } from '@/shared/ui/pieces';
import { announceAct } from '../model/announceAct';
import { MEASURE_QUESTIONS, shortMinute } from '../lib/deskTexts';
import { ActDialog, type ActForm } from './ActDialog';
import { PeriodLine } from './PeriodLine';
import * as S from './ActDialog.styles';

interface MeasureForm extends ActForm {
  /** Empty until a period is chosen. */
  days: `${keyof typeof SUSPENSION_LABELS}` | '';
}

const PERIODS: readonly { value: `${keyof typeof SUSPENSION_LABELS}`; label: string }[] = [
  { value: '7', label: SUSPENSION_LABELS[7] },
  { value: '30', label: SUSPENSION_LABELS[30] },
  { value: 'endless', label: SUSPENSION_LABELS.endless },
];

/** The period of the form has a code for no end. */
const DRAFT_RULES = measureRules.shape({ days: string().oneOf(PERIODS.map(({ value }) => value)) });

const EMPTY: MeasureForm = { days: '', reason: '', password: '' };
const DAY = 86_400_000;

const daysOf = (choice: MeasureForm['days']) => (choice === 'endless' ? null : Number(choice));

interface Decided {
  shown: Case;
  action: MemberMeasure;
  shorten: boolean;
}

function payloadOf({ shown, action, shorten }: Decided, { days, reason }: MeasureForm) {
  const { target, targetId, version, member } = shown;
  return {
    action,
    target,
    targetId,
    version,
    reason,
    memberVersion: member?.version,
    ...(shorten && { shorten }),
    ...(action === 'SUSPEND' && days !== '' && { days: daysOf(days) }),
  };
}

interface MeasureDialogProps {
  shown: Case;
  measure: MemberMeasure;
  /** 기간 줄이기: the new end replaces a later one (D192). */
  shorten?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** What was done, by the period of a suspension. */
const MEASURE_DONE: Readonly<Record<MemberMeasure, (days: MeasureForm['days']) => string>> = {
  WARN: () => '경고했어요',
  SUSPEND: (days) => `${days === 'endless' ? '무기한' : `${days}일`} 정지했어요`,
  UNSUSPEND: () => '정지를 풀었어요',
};

/** The dialog of a measure on a member, with its reason (D132). */
export function MeasureDialog({ shown, measure, shorten = false, onDone, onClose }: MeasureDialogProps) {
  const [take] = useTakeMeasureMutation();
  const clockOffset = useSelector(selectClockOffset);
  const { nickname = null, profileImg = null } = shown.member ?? {};
  const decided = { shown, action: measure, shorten };
  // Once the measure is taken, the case may leave the queue before the dialog has closed.
  const done = useRef(onDone);

  return (
    <ActDialog<MeasureForm, TakenMeasure>
      title={MEASURE_QUESTIONS[measure](memberName(nickname))}
      face={<MemberAvatar nickname={nickname} photo={profileImg} size={44} />}
      confirmLabel={MEASURE_LABELS[measure]}
      danger={measure === 'SUSPEND'}
      draft={{ form: 'measure', target: `${measure}/${shown.target}/${shown.targetId}` }}
      initial={EMPTY}
      rules={DRAFT_RULES}
      reasonHint={OPERATOR_MESSAGES.reasonHint}
      check={(form) => findProblems(measureRules, payloadOf(decided, form))}
      send={(form, key) => {
        done.current = onDone;
        return take({ ...payloadOf(decided, form), key });
      }}
      announce={(taken, { days }) => announceAct(MEASURE_DONE[measure](days), taken, clockOffset)}
      onClose={onClose}
      onDone={() => done.current()}
    >
      {measure === 'SUSPEND' && <Period />}
    </ActDialog>
  );
}

/** The period of a suspension and its effects. */
function Period() {
  const { values } = useFormikContext<MeasureForm>();
  const now = useServerNow();
  const [begin] = useState(() => new Date(now).toISOString());
  const days = values.days === '' ? null : daysOf(values.days);

  return (
    <>
      <FormSegment name="days" label="기간" required options={PERIODS} />
      {days !== null && (
        <Text as="div" tone="text-3">
          <PeriodLine begin={begin} end={new Date(now + days * DAY).toISOString()} toText={shortMinute} />
        </Text>
      )}
      <S.Effects>
        <Row as="li" gap={2} align="stretch">
          <Icon of={LogOutIcon} size={16} />
          모든 기기에서 로그아웃되고, 프로필과 기록이 보이지 않아요.
        </Row>
        <Row as="li" gap={2} align="stretch">
          <Icon of={FileXIcon} size={16} />
          열린 모집글은 마감되고 초대와 지원은 끝나요.
        </Row>
        <Row as="li" gap={2} align="stretch">
          <Icon of={CommentIcon} size={16} />쓴 글과 댓글은 그대로 남아요.
        </Row>
      </S.Effects>
    </>
  );
}
