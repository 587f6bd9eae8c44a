import { type CSSProperties, type FocusEventHandler } from 'react';
import { ANNOUNCEMENT_KIND_LABELS, type Announcement } from '@contract/announcement';
import { Button } from '@/shared/ui/Button';
import { Icon, MegaphoneIcon, WarnIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row } from '@/shared/ui/pieces';
import { sectionPath } from '../lib/deskPaths';
import { shortMinute } from '../lib/deskTexts';
import * as S from './Announcements.styles';

export type Phase = 'now' | 'planned' | 'ended';

interface AnnouncementRowProps {
  announcement: Announcement;
  phase: Phase;
  now: number;
  onFocus: FocusEventHandler;
  onEnd: () => void;
}

/** An announcement with its period, and what an operator can do with it. */
export function AnnouncementRow({ announcement, phase, now, onFocus, onEnd }: AnnouncementRowProps) {
  const { id, kind, text, link, from, until } = announcement;
  const passed = (now - Date.parse(from)) / (Date.parse(until) - Date.parse(from));
  const part = `${Math.round(Math.min(1, Math.max(0, passed)) * 100)}%`;

  return (
    <S.Row data-ended={phase === 'ended' || undefined}>
      <S.Kind data-kind={kind}>
        <Icon of={kind === 'WARNING' ? WarnIcon : MegaphoneIcon} size={18} />
      </S.Kind>
      <div>
        <p>
          <VisuallyHidden>{ANNOUNCEMENT_KIND_LABELS[kind]}. </VisuallyHidden>
          {text}
        </p>
        <Row gap={2} rowGap={1} wraps size="caption" tone="text-3" numbers above={2}>
          {shortMinute(from)}
          <S.Period aria-hidden data-begun={passed > 0 || undefined} style={{ '--part': part } as CSSProperties}>
            <i />
          </S.Period>
          <VisuallyHidden>부터 </VisuallyHidden>
          {shortMinute(until)}
          <VisuallyHidden>까지</VisuallyHidden>
          {link && <span>{link}</span>}
        </Row>
      </div>
      {phase !== 'ended' && (
        <S.RowTools onFocus={onFocus}>
          <Button to={`${sectionPath('announcements')}/${id}`} variant="ghost" size="small">
            수정
          </Button>
          <Button variant="ghost" size="small" onClick={onEnd}>
            내리기
          </Button>
        </S.RowTools>
      )}
    </S.Row>
  );
}
