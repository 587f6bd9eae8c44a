import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { type FormStep } from '../model/stepFields';
import * as S from './StepIndicator.styles';

const STEPS: readonly { step: FormStep; label: string }[] = [
  { step: 'account', label: '기본 정보' },
  { step: 'profile', label: '프로필' },
];

interface StepIndicatorProps {
  step: FormStep;
}

/** Where in the signup one is: "1/2", read as "2단계 중 1단계". */
export function StepIndicator({ step }: StepIndicatorProps) {
  const place = STEPS.findIndex((each) => each.step === step);
  const stateOf = (index: number) => (index < place ? 'done' : 'now');

  return (
    <S.Indicator>
      <S.Line aria-label={`${STEPS.length}단계 중 ${place + 1}단계`}>
        {STEPS.map(({ step: each, label }, index) => (
          <S.Step
            key={each}
            data-state={index > place ? undefined : stateOf(index)}
            aria-current={index === place ? 'step' : undefined}
          >
            <S.Mark aria-hidden>{index < place ? <Icon of={CheckIcon} size={15} strokeWidth={3} /> : index + 1}</S.Mark>
            {label}
            {index < place && <VisuallyHidden>완료</VisuallyHidden>}
          </S.Step>
        ))}
      </S.Line>
      <S.Place aria-hidden>{`${place + 1}/${STEPS.length}`}</S.Place>
    </S.Indicator>
  );
}
