import { KEYWORD_LABELS } from '@contract/evaluation';
import { RoleChip } from '@/entities/skill';
import { Avatar } from '@/shared/ui/Avatar';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { PORTRAITS } from './landingContent';
import * as S from './BenefitSection.styles';
import { Section, Title } from './section.styles';

const PAIR = ['FRONT_END', 'UX_UI_DESIGN'] as const;

/** Sample keywords and their counts. */
const PRAISES = [
  ['RESPONSIBLE', 11],
  ['COMMUNICATION', 9],
  ['METICULOUS', 6],
] as const;

export function BenefitSection() {
  return (
    <Section>
      <Title>이런 점이 좋아요</Title>
      <S.Benefits>
        <S.Benefit data-tone="pine">
          <MeetingArt />
          <S.Words>개발자와 디자이너가 만나요</S.Words>
        </S.Benefit>
        <S.Benefit data-tone="apricot">
          <ServiceArt />
          <S.Words>진짜 서비스를 세상에 선보여요</S.Words>
        </S.Benefit>
        <S.Benefit data-tone="sun">
          <PraiseArt />
          <S.Words>실무에 필요한 협업을 경험해요</S.Words>
        </S.Benefit>
      </S.Benefits>
    </Section>
  );
}

function MeetingArt() {
  return (
    <S.Art aria-hidden>
      <S.Pair>
        {PAIR.map((role) => (
          <S.Person key={role}>
            <Avatar nickname={PORTRAITS[role]} size={96} />
            <RoleChip role={role} />
          </S.Person>
        ))}
      </S.Pair>
    </S.Art>
  );
}

function ServiceArt() {
  return (
    <S.Art aria-hidden>
      <S.Window>
        <svg viewBox="0 0 280 176">
          <rect width="280" height="176" rx="12" fill="var(--logo-overlap)" />
          <circle cx="228" cy="40" r="26" fill="var(--star)" />
          <rect x="24" y="34" width="112" height="16" rx="8" fill="var(--il-pine2)" />
          <rect x="24" y="62" width="72" height="12" rx="6" fill="var(--logo-square)" />
          <rect x="24" y="104" width="232" height="48" rx="14" fill="var(--logo-square)" />
          <circle cx="52" cy="128" r="11" fill="var(--accent)" />
          <path d="M76 128H226" stroke="var(--il-pine2)" strokeWidth="8" strokeLinecap="round" />
        </svg>
      </S.Window>
      <S.Toast>
        <Icon of={CheckIcon} size={18} strokeWidth={2.4} />첫 이용자가 들어왔어요
      </S.Toast>
    </S.Art>
  );
}

function PraiseArt() {
  return (
    <S.Art aria-hidden>
      <S.Praises>
        {PRAISES.map(([keyword, times]) => (
          <li key={keyword}>
            {KEYWORD_LABELS[keyword]} <span>{times}</span>
          </li>
        ))}
      </S.Praises>
    </S.Art>
  );
}
