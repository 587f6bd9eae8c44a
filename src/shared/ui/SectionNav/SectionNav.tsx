import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';
import type { MouseEvent } from 'react';
import { CheckIcon, Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './SectionNav.styles';

export interface SectionNavItem {
  /** Id of its section. */
  id: string;
  label: string;
  state: 'todo' | 'now' | 'done';
  optional?: boolean;
}

interface SectionNavProps {
  label: string;
  items: readonly SectionNavItem[];
  className?: string;
}

/** The sections of a long form on a line that shows the progress; each is a link to its section. */
export function SectionNav({ label, items, className }: SectionNavProps) {
  return (
    <nav aria-label={label} className={className}>
      <S.Rail>
        {items.map(({ id, label: name, state, optional }) => (
          <S.Item key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <S.Jump href={`#${id}`} onClick={(event) => showSection(event, id)}>
              <S.Dot>{state === 'done' && <Icon of={CheckIcon} size={13} strokeWidth={3} />}</S.Dot>
              {name}
              {optional && <S.Optional>선택</S.Optional>}
              {state === 'done' && <VisuallyHidden>완료</VisuallyHidden>}
            </S.Jump>
          </S.Item>
        ))}
      </S.Rail>
    </nav>
  );
}

function showSection(event: MouseEvent, id: string) {
  event.preventDefault();
  const section = document.getElementById(id);
  if (section) scrollIntoPlace(section, 'start');
  section?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
