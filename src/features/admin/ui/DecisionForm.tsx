import { useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode } from 'react';
import { minuteInKorea } from '@contract/dates';
import { OPERATOR_MESSAGES, type Case } from '@contract/operator';
import { FormDraft } from '@/shared/drafts';
import { AppForm, SubmitButton } from '@/shared/forms';
import { useServerNow } from '@/shared/session';
import { Banner } from '@/shared/ui/Banner';
import { InfoIcon } from '@/shared/ui/Icon';
import {
  choosesParts,
  DECISION_DRAFT_RULES,
  isOnMember,
  isSuspension,
  needsReason,
  NO_DECISION,
  type DecisionValues,
  type MemberChoice,
} from '../model/decision';
import { decisionDraft, useDecision } from '../model/useDecision';
import { useDecisionKeys } from '../model/useDecisionKeys';
import { consequenceOf, decideLabel } from '../lib/decisionTexts';
import { ConfirmField } from './ActDialog';
import { ContentField, MemberField, PartsField } from './DecisionFields';
import { Key } from './Queue.styles';
import { REASON_ID, ReasonField } from './ReasonField';
import * as S from './DecisionForm.styles';

/** A case that is decided about. */
export interface DecisionProps {
  shown: Case;
  onDone: () => void;
  /** Opens the list of reasons that operators use often. */
  onEditTemplates: () => void;
}

interface DecisionFormProps extends DecisionProps {
  frame?: (form: ReactNode, isSubmitting: boolean) => ReactNode;
}

/** Ctrl+Enter sends, also from a field. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The choices about the content and the member, with what they lead to and the reason. */
export function DecisionForm({ shown, onDone, onEditTemplates, frame }: DecisionFormProps) {
  const { needsPassword, changed, form } = useDecision(shown, onDone);

  return (
    <AppForm<DecisionValues>
      as={S.Rows}
      aria-label="결정"
      initialValues={NO_DECISION}
      frame={frame}
      onKeyDown={sendByKey}
      {...form}
    >
      {changed && (
        <Banner tone="warn" live>
          {changed}
        </Banner>
      )}
      <FormDraft {...decisionDraft(shown)} rules={DECISION_DRAFT_RULES} />
      {shown.own && (
        <Banner tone="info" icon={InfoIcon}>
          {OPERATOR_MESSAGES.onlyOperator}
        </Banner>
      )}
      <Fields shown={shown} needsPassword={needsPassword} onEditTemplates={onEditTemplates} />
    </AppForm>
  );
}

interface FieldsProps extends Pick<DecisionProps, 'shown' | 'onEditTemplates'> {
  needsPassword: boolean;
}

function Fields({ shown, needsPassword, onEditTemplates }: FieldsProps) {
  const { values } = useFormikContext<DecisionValues>();
  useDecisionKeys(shown);
  const isBegun = values.content !== '' || isOnMember(values.member);

  return (
    <>
      <ContentField shown={shown} />
      <MemberField shown={shown} />
      {choosesParts(shown, values) && <PartsField shown={shown} />}
      {isSuspension(values.member) && <SuspensionEffects member={values.member} />}
      {needsReason(values) && (
        <ReasonField id={REASON_ID} hint={OPERATOR_MESSAGES.reasonHint} onEdit={onEditTemplates} />
      )}
      {isBegun && needsPassword && (
        <S.Indented>
          <ConfirmField />
        </S.Indented>
      )}
      {isBegun && <Send shown={shown} />}
    </>
  );
}

const DAY = 86_400_000;

function SuspensionEffects({ member }: { member: MemberChoice | '' }) {
  const now = useServerNow();
  const end = member === 'endless' ? undefined : now + Number(member) * DAY;
  return (
    <S.Indented>
      <S.Effects aria-label="정지하면">
        <li>
          <b>{end === undefined ? '기한 없음' : `${minuteInKorea(end)}까지`}</b>
        </li>
        <li>모든 기기에서 로그아웃</li>
        <li>열린 모집글 마감</li>
        <li>초대와 지원 끝남</li>
      </S.Effects>
    </S.Indented>
  );
}

function Send({ shown }: { shown: Case }) {
  const { values } = useFormikContext<DecisionValues>();
  return (
    <S.Indented>
      <S.Send data-danger={isSuspension(values.member) || undefined}>
        <p>{consequenceOf(shown, values)}</p>
        <SubmitButton size="default">
          {decideLabel(shown, values)}
          <Key aria-hidden>Ctrl ↵</Key>
        </SubmitButton>
      </S.Send>
    </S.Indented>
  );
}
