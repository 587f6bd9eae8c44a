import { RoleChip } from '@/entities/skill';
import { Avatar } from '@/shared/ui/Avatar';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Row } from '@/shared/ui/pieces';
import { PORTRAITS } from './landingContent';
import * as S from './HeroArt.styles';

/** The position of each role on the line, in percent of the drawing. */
const PEOPLE = [
  { role: 'PM', left: 15.8, top: 18.6 },
  { role: 'UX_UI_DESIGN', left: 50.9, top: 18.6 },
  { role: 'FRONT_END', left: 83.3, top: 32.3 },
  { role: 'BACK_END', left: 43.9, top: 45.7 },
] as const;

/** People on a line that ends in a square; decorative. */
export function HeroArt() {
  return (
    <S.Stage aria-hidden>
      <S.Line viewBox="0 0 660 700">
        <circle cx="470" cy="190" r="190" fill="var(--accent-soft)" />
        <rect x="20" y="340" width="330" height="330" rx="84" fill="var(--primary-soft)" />
        <path
          d="M104 130H486A64 64 0 0 1 550 194V256A64 64 0 0 1 486 320H172A64 64 0 0 0 108 384V486A54 54 0 0 0 162 540"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="14"
          strokeLinecap="round"
        />
      </S.Line>
      {PEOPLE.map(({ role, left, top }) => (
        <S.Person key={role} style={{ left: `${left}%`, top: `${top}%` }}>
          <Avatar nickname={PORTRAITS[role]} size={104} />
          <RoleChip role={role} />
        </S.Person>
      ))}
      <S.Story>
        <svg viewBox="0 0 640 336" preserveAspectRatio="xMidYMid slice">
          <rect width="640" height="336" fill="var(--accent)" />
          <circle cx="560" cy="300" r="170" fill="var(--il-apr2)" opacity=".55" />
          <circle cx="604" cy="44" r="84" fill="var(--star)" />
          <rect x="64" y="84" width="168" height="168" rx="46" fill="var(--logo-square)" />
          <path d="M232 168H330" stroke="var(--logo-overlap)" strokeWidth="22" />
          <circle cx="398" cy="168" r="76" fill="var(--surface)" />
        </svg>
        <S.Caption>
          <b>우리의 첫 서비스</b>
          <Row as="span" gap={1} inline size="label" tone="primary-text">
            <Icon of={CheckIcon} size={16} strokeWidth={2.4} />
            아카이브에 공개됐어요
          </Row>
        </S.Caption>
      </S.Story>
    </S.Stage>
  );
}
