import { useState } from 'react';
import { AppliedChip, Chip, Chips } from '@/shared/ui/Chip';
import { SKILL_CHOICE_TEXTS, skillChoices, type Skill } from '@contract/skill';
import { CountBadge } from '@/shared/ui/CountBadge';
import { GroupedChips } from '@/shared/ui/GroupedChips';
import { ClockIcon } from '@/shared/ui/Icon';
import { StepDots, StepLine } from '@/shared/ui/DotLine';
import { Tag } from '@/shared/ui/Tag';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const STEPS = ['시작 전', '기획 중', '디자인 중', '개발 중', '운영 중'];

/** Chips, tags, badges and steps. */
export function ChipBoxes() {
  const [on, setOn] = useState(true);
  const [skill, setSkill] = useState<Skill>('REACT');
  return (
    <>
      <KitBox title="고르는 칩, 지우는 칩">
        <Chips>
          <Chip selected={false}>꺼짐</Chip>
          <Chip selected={on} onClick={() => setOn(!on)}>
            눌러 보기
          </Chip>
          <Chip selected priority={1}>
            프론트엔드
          </Chip>
          <Chip selected={false} disabled>
            못 고름
          </Chip>
          <Chip selected disabled>
            고른 채 꺼짐
          </Chip>
          <AppliedChip removeLabel="온라인 필터 지우기" onRemove={() => undefined}>
            온라인
          </AppliedChip>
        </Chips>
      </KitBox>
      <KitBox title="묶음에서 고르기" wide>
        <GroupedChips
          groups={skillChoices(['FRONT_END'])}
          {...SKILL_CHOICE_TEXTS}
          chosen={[skill]}
          onToggle={setSkill}
        />
      </KitBox>
      <KitBox title="태그, 배지, 단계">
        <S.Row>
          <Tag>공모전</Tag>
          <Tag tone="pine">모집 중</Tag>
          <Tag tone="apricot" icon={ClockIcon}>
            팀원 평가 진행 중
          </Tag>
          <Tag tone="red">거절됨</Tag>
          <Tag tone="blue">안내</Tag>
          <Tag tone="sun">쓰는 중</Tag>
          <Tag large>큰 태그</Tag>
          <CountBadge count={3} />
          <CountBadge count={128} tone="apricot" />
        </S.Row>
        <S.Row>
          {STEPS.map((step, index) => (
            <StepDots key={step} steps={STEPS} current={index} />
          ))}
        </S.Row>
        <S.Row>
          <StepLine label="진행 단계" steps={STEPS} current={2} />
        </S.Row>
      </KitBox>
    </>
  );
}
