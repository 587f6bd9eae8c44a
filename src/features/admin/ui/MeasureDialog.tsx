import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { string } from 'yup';
import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import {
  CONTENT_DECISION_LABELS,
  isMemberMeasure,
  MEASURE_LABELS,
  measureRules,
  OPERATOR_MESSAGES,
  PROFILE_PART_LABELS,
  SUSPENSION_LABELS,
  type Case,
  type ContentDecision,
  type Measure,
  type ProfilePart,
} from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { useTakeMeasureMutation } from '@/shared/api';
import { FormChips, FormSegment } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useServerNow } from '@/shared/session';
import { CommentIcon, FileXIcon, Icon, LogOutIcon } from '@/shared/ui/Icon';
import { Row, Text } from '@/shared/ui/pieces';
import { MEASURE_QUESTIONS, shortMinute } from '../lib/deskTexts';
import { ActDialog, type ActForm } from './ActDialog';
import { PeriodLine } from './PeriodLine';
import * as S from './ActDialog.styles';

interface MeasureForm extends ActForm {
  /** Empty until a period is chosen. */
  days: `${keyof typeof SUSPENSION_LABELS}` | '';
  parts: ProfilePart[];
  /** Empty until chosen: what happens to content that reports have hidden. */
  content: ContentDecision | '';
}

const PERIODS: readonly { value: `${keyof typeof SUSPENSION_LABELS}`; label: string }[] = [
  { value: '7', label: SUSPENSION_LABELS[7] },
  { value: '30', label: SUSPENSION_LABELS[30] },
  { value: 'endless', label: SUSPENSION_LABELS.endless },
];

/** The period of the form has a code for no end. */
const DRAFT_RULES = measureRules.shape({ days: string().oneOf(PERIODS.map(({ value }) => value)) });

const EMPTY: MeasureForm = { days: '', parts: [], content: '', reason: '', password: '' };
const DAY = 86_400_000;

const daysOf = (choice: MeasureForm['days']) => (choice === 'endless' ? null : Number(choice));

/** A measure on the writer closes the case, so it comes with the decision about content that hid by itself (D190). */
const asksAboutContent = (shown: Case, action: Measure) => isMemberMeasure(action) && shown.state === 'HIDDEN';

interface Decided {
  shown: Case;
  action: Measure;
  shorten: boolean;
}

function payloadOf({ shown, action, shorten }: Decided, { days, parts, content, reason }: MeasureForm) {
  const { target, targetId, version, member } = shown;
  return {
    action,
    target,
    targetId,
    version,
    reason,
    ...(isMemberMeasure(action) && { memberVersion: member?.version }),
    ...(asksAboutContent(shown, action) && content !== '' && { content }),
    ...(shorten && { shorten }),
    ...(action === 'SUSPEND' && days !== '' && { days: daysOf(days) }),
    ...(action === 'HIDE' && target === 'PROFILE' && { parts }),
  };
}

interface MeasureDialogProps {
  shown: Case;
  measure: Measure;
  /** 기간 줄이기: the new end replaces a later one (D192). */
  shorten?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of a measure with its reason (D132). */
export function MeasureDialog({ shown, measure, shorten = false, onDone, onClose }: MeasureDialogProps) {
  const [take] = useTakeMeasureMutation();
  const { nickname = null, profileImg = null } = shown.member ?? {};
  const decided = { shown, action: measure, shorten };
  // Once the measure is taken, the case may leave the queue before the dialog has closed.
  const done = useRef(onDone);

  return (
    <ActDialog<MeasureForm>
      title={MEASURE_QUESTIONS[measure](memberName(nickname))}
      face={<MemberAvatar nickname={nickname} photo={profileImg} size={44} />}
      confirmLabel={MEASURE_LABELS[measure]}
      danger={measure === 'SUSPEND'}
      draft={{ form: 'measure', target: `${measure}/${shown.target}/${shown.targetId}` }}
      initial={EMPTY}
      rules={DRAFT_RULES}
      reasonHint={OPERATOR_MESSAGES.reasonHint}
      check={(form) => [...missingDecision(decided, form), ...findProblems(measureRules, payloadOf(decided, form))]}
      send={(form, key) => {
        done.current = onDone;
        return take({ ...payloadOf(decided, form), key });
      }}
      onClose={onClose}
      onDone={() => done.current()}
    >
      {asksAboutContent(shown, measure) && (
        <FormSegment name="content" label="이 글" required options={optionsOf(CONTENT_DECISION_LABELS)} />
      )}
      {measure === 'SUSPEND' && <Period />}
      {measure === 'HIDE' && shown.target === 'PROFILE' && (
        <FormChips
          name="parts"
          label="숨길 항목"
          required
          mode="multi"
          options={optionsOf(PROFILE_PART_LABELS).filter(({ value }) => !shown.hiddenParts.includes(value))}
        />
      )}
    </ActDialog>
  );
}

/** The rule of the request cannot know that the content waits for a decision. */
function missingDecision({ shown, action }: Decided, { content }: MeasureForm): FieldProblem[] {
  if (!asksAboutContent(shown, action) || content !== '') return [];
  return [{ field: 'content', message: OPERATOR_MESSAGES.contentEmpty }];
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
