import { type Ref } from 'react';
import { LIMITS } from '@contract/limits';
import { preventEnter } from '@/shared/lib/textEditing';
import { type FieldTexts } from '@/shared/ui/Field';
import { SearchIcon } from '@/shared/ui/Icon';
import { SuggestionField } from '@/shared/ui/SuggestionList';
import { MemberAvatar } from './MemberAvatar';
import * as S from './MemberPicker.styles';

const FACE_PX = 32;

export interface MemberSearchProps extends Pick<FieldTexts, 'label' | 'required' | 'optional' | 'help' | 'error'> {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  placeholder: string;
  /** The typed text. */
  text: string;
  /** Nicknames that match the typed text. */
  suggestions: readonly string[];
  /** Shown without a match; if absent, the list stays closed. */
  emptyText?: string;
  onType: (text: string) => void;
  onPick: (nickname: string) => void;
  onLeave?: () => void;
}

/** Search box for members by nickname. The parent provides the suggestions; Enter picks one and submits no form. */
export function MemberSearch({ text, suggestions, onType, onLeave, ...field }: MemberSearchProps) {
  return (
    <SuggestionField
      {...field}
      lead={SearchIcon}
      enterKeyHint="search"
      max={LIMITS.nickname}
      value={text}
      options={suggestions}
      keyOf={(nickname) => nickname}
      render={(nickname) => <Suggestion nickname={nickname} />}
      firstIsReady
      onChange={onType}
      onKeyDown={preventEnter}
      onBlur={onLeave}
    />
  );
}

function Suggestion({ nickname }: { nickname: string }) {
  return (
    <>
      <MemberAvatar nickname={nickname} photo={null} size={FACE_PX} />
      <S.Name>{nickname}</S.Name>
      <S.KeyHint aria-hidden>Enter로 추가</S.KeyHint>
    </>
  );
}
