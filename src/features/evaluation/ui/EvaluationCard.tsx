import { useId } from 'react';
import { NAMED_CONSENT_LABELS } from '@contract/archive';
import { type EvaluationTarget } from '@contract/evaluation';
import { ROLE_LABELS } from '@contract/skill';
import { Button } from '@/shared/ui/Button';
import { ArrowDownIcon, CheckIcon, ChevronDownIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { type CardState } from '../model/evaluationForm';
import { FeedbackField } from './FeedbackField';
import { KeywordField } from './KeywordField';
import { TeammateLines } from './TeammateLines';
import * as S from './EvaluationCard.styles';

interface EvaluationCardProps {
  archiveId: number;
  teammate: EvaluationTarget;
  /** The reader has not consented yet. */
  isAsked: boolean;
  state: CardState;
  isOpen: boolean;
  onToggle: () => void;
  /** Nickname of the teammate of the next card. */
  next: string | undefined;
  onNext: () => void;
}

/** One teammate and, when open, the form of their evaluation. */
export function EvaluationCard({
  archiveId,
  teammate,
  isAsked,
  state,
  isOpen,
  onToggle,
  next,
  onNext,
}: EvaluationCardProps) {
  const { memberId, nickname, roles, profileImg, consent } = teammate;
  const bodyId = useId();

  return (
    <S.Card role="group" aria-label={nickname} data-open={isOpen || undefined}>
      <S.Heading>
        <S.Head type="button" data-head={memberId} aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <S.Face nickname={nickname} photo={profileImg} />
          <Stack as="span" gap={1} grows>
            <Text as="span" size="title">
              {/* The space separates the words in the name of the button. */}
              {nickname} {consent === 'ASKED' && <S.Consent tone="apricot">{NAMED_CONSENT_LABELS.ASKED}</S.Consent>}
            </Text>
            <Text as="span" size="label" weight={500} tone="text-3">
              {roles.map((role) => ROLE_LABELS[role]).join(' · ')}
            </Text>
          </Stack>
          <State of={state} />
          <Icon of={ChevronDownIcon} />
        </S.Head>
      </S.Heading>
      <S.Body id={bodyId} hidden={!isOpen}>
        <KeywordField memberId={memberId} nickname={nickname} />
        <FeedbackField memberId={memberId} />
        <TeammateLines archiveId={archiveId} teammate={teammate} isAsked={isAsked} />
        {next !== undefined && (
          <S.Next>
            <Button variant="soft" onClick={onNext}>
              {`다음 팀원, ${next} 님`}
              <Icon of={ArrowDownIcon} />
            </Button>
          </S.Next>
        )}
      </S.Body>
    </S.Card>
  );
}

function State({ of: state }: { of: CardState }) {
  if (state === 'done') {
    return (
      <Tag tone="pine" large icon={CheckIcon}>
        작성 완료
      </Tag>
    );
  }
  return <S.State>{state === 'writing' ? '쓰는 중' : '아직이에요'}</S.State>;
}
