import { paths, useAppLocation } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { type FormStep } from '../model/stepFields';
import { StepIndicator } from './StepIndicator';
import * as S from './SignupLayout.styles';

const WORDS = {
  account: {
    title: '처음 만나서 반가워요',
    lead: '가입에 필요한 정보를 알려 주세요. 다른 회원에게는 태어난 해만 보여요.',
  },
  profile: {
    title: '어떤 팀원인지 들려주세요',
    lead: '선택 항목은 비워 두고, 가입한 뒤 마이페이지에서 채워도 괜찮아요.',
  },
} as const satisfies Record<FormStep, object>;

interface StepHeadProps {
  step: FormStep;
}

/** The number and title of this step. */
export function StepHead({ step }: StepHeadProps) {
  const { title, lead } = WORDS[step];
  const { state } = useAppLocation();

  return (
    <S.Head>
      {step === 'profile' && (
        <BackLink to={paths.signupAccount} state={state}>
          기본 정보
        </BackLink>
      )}
      <StepIndicator step={step} />
      <S.Title>{title}</S.Title>
      <S.Lead>{lead}</S.Lead>
    </S.Head>
  );
}
