import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row } from '@/shared/ui/pieces';
import { type FormStep } from '../model/stepFields';
import * as S from './StepIndicator.styles';

const STEPS: readonly { step: FormStep; label: string }[] = [
  { step: 'account', label: '기본 정보' },
  { step: 'profile', label: '프로필' },
];

interface StepIndicatorProps {
  step: FormStep;
}

/** The current step of the signup: "1/2", read as "2단계 중 1단계". */
export function StepIndicator({ step }: StepIndicatorProps) {
  const position = STEPS.findIndex((each) => each.step === step);
  const stateOf = (index: number) => (index < position ? 'done' : 'now');

  return (
    <Row>
      <Row
        as="ol"
        size="body-s"
        weight={600}
        tone="text-3"
        tight
        aria-label={`${STEPS.length}단계 중 ${position + 1}단계`}
      >
        {STEPS.map(({ step: each, label }, index) => (
          <S.Step
            key={each}
            data-state={index > position ? undefined : stateOf(index)}
            aria-current={index === position ? 'step' : undefined}
          >
            <S.Mark aria-hidden>
              {index < position ? <Icon of={CheckIcon} size={15} strokeWidth={3} /> : index + 1}
            </S.Mark>
            {label}
            {index < position && <VisuallyHidden>완료</VisuallyHidden>}
          </S.Step>
        ))}
      </Row>
      <S.Position aria-hidden>{`${position + 1}/${STEPS.length}`}</S.Position>
    </Row>
  );
}
