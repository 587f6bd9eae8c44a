import { type BasicInfo } from '@contract/mypage';
import { RECORD_MESSAGES } from '@contract/record';
import { MemberAvatar } from '@/entities/member';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Icon, VerifiedIcon } from '@/shared/ui/Icon';
import * as S from './FirstSteps.styles';

const PORTRAIT_PX = 86;

/** Replaces the facts of a new member: the steps to the first record, with the next one. */
export function FirstSteps({ info: { nickname, profileImg } }: { info: BasicInfo }) {
  const [joined, ...steps] = RECORD_MESSAGES.profileSteps;
  const last = steps.pop();

  return (
    <S.Panel>
      <S.Steps>
        <li>
          <S.Portrait>
            <MemberAvatar nickname={nickname} photo={profileImg} size={PORTRAIT_PX} />
          </S.Portrait>
          <span>{joined}</span>
        </li>
        {steps.map((step, index) => (
          <S.Step key={step} aria-current={index === 0 ? 'step' : undefined}>
            <i aria-hidden />
            <span>{step}</span>
          </S.Step>
        ))}
        <S.Goal>
          <i aria-hidden>
            <Icon of={VerifiedIcon} size={30} />
          </i>
          <span>{last}</span>
        </S.Goal>
      </S.Steps>
      <S.Foot>
        <S.Sentence>{RECORD_MESSAGES.profileEmpty}</S.Sentence>
        <Button to={paths.projectList} size="large">
          {RECORD_MESSAGES.profileEmptyButton}
        </Button>
      </S.Foot>
    </S.Panel>
  );
}
