import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectClockOffset } from '@/shared/session';
import {
  ChartIcon,
  FlagIcon,
  Icon,
  LockIcon,
  LockOpenIcon,
  MegaphoneIcon,
  ScrollIcon,
  UsersIcon,
  type LucideIcon,
} from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { SECTION_LABELS, sectionPath, SECTIONS, type Section } from '../lib/deskPaths';
import { clockTime } from '../lib/deskTexts';
import { useDesk } from '../model/useDesk';
import * as S from './Desk.styles';

const ICONS: Readonly<Record<Section, LucideIcon>> = {
  reports: FlagIcon,
  members: UsersIcon,
  announcements: MegaphoneIcon,
  numbers: ChartIcon,
  log: ScrollIcon,
};

/** The operator's desk: its sections beside the open one (D130). */
export function Desk({ children }: { children: ReactNode }) {
  const { data: desk } = useDesk();

  return (
    <S.Frame>
      <S.Side>
        <S.Name>운영</S.Name>
        <S.Sections aria-label="운영 메뉴">
          {SECTIONS.map((section) => (
            <S.SectionLink key={section} to={sectionPath(section)}>
              <Icon of={ICONS[section]} size={18} />
              {SECTION_LABELS[section]}
              {section === 'reports' && desk !== undefined && desk.waiting > 0 && (
                <S.Waiting>
                  <VisuallyHidden>확인할 신고 </VisuallyHidden>
                  {desk.waiting}
                </S.Waiting>
              )}
            </S.SectionLink>
          ))}
        </S.Sections>
        <Confirmation until={desk?.confirmedUntil ?? null} />
      </S.Side>
      <div>{children}</div>
    </S.Frame>
  );
}

/** Shows whether the next measure requires the password. */
function Confirmation({ until }: { until: string | null }) {
  const clockOffset = useSelector(selectClockOffset);
  // Compared with the time at which the section was opened; the server decides.
  const [openedAt] = useState(() => Date.now());
  const isConfirmed = until !== null && Date.parse(until) > openedAt + clockOffset;

  return (
    <S.Confirmed>
      <Icon of={isConfirmed ? LockOpenIcon : LockIcon} size={16} />
      <span>
        {isConfirmed ? '비밀번호 확인함' : '읽는 중'}
        <small>{isConfirmed ? `${clockTime(until)}까지` : '조치할 때 확인해요'}</small>
      </span>
    </S.Confirmed>
  );
}
