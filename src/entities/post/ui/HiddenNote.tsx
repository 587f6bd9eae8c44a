import { type ReactNode } from 'react';
import { HIDDEN_MESSAGES, type HiddenContent } from '@contract/hidden';
import { EyeOffIcon, Icon } from '@/shared/ui/Icon';
import { LinkedText } from './LinkedText';
import * as S from './HiddenNote.styles';

interface HiddenNoteProps {
  /** An operator's words; none while only reports hide it. */
  reason: HiddenContent['reason'] | undefined;
  /** The hidden part, where several are possible. */
  what?: ReactNode;
  className?: string;
}

/** Notice for the writer of hidden content, with the reason (D133). */
export function HiddenNote({ reason, what, className }: HiddenNoteProps) {
  return (
    <S.Note role="note" className={className}>
      <Icon of={EyeOffIcon} size={18} />
      <div>
        {what && <b>{what}</b>}
        <p>{reason ? HIDDEN_MESSAGES.banner : HIDDEN_MESSAGES.bannerAuto}</p>
        {reason && (
          <q>
            <LinkedText>{reason}</LinkedText>
          </q>
        )}
      </div>
    </S.Note>
  );
}
