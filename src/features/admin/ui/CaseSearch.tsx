import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isId } from '@contract/id';
import { LIMITS } from '@contract/limits';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { isNotFound, toastSendError, useLazyFindCaseQuery } from '@/shared/api';
import { SearchIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { TextField } from '@/shared/ui/TextField';
import { casePath, sectionPath } from '../lib/deskPaths';
import * as S from './Queue.styles';

const LABEL = '접수 번호, 닉네임, 아이디, 메일 주소';

/** Finds a case by its number, and members by nickname, username and whole e-mail address (D194). */
export function CaseSearch() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [find] = useLazyFindCaseQuery();
  const navigate = useNavigate();

  /** The page that the term leads to; undefined where there is none, which is announced. */
  async function pathOf(term: string): Promise<string | undefined> {
    if (!isId(term)) return `${sectionPath('members')}?${new URLSearchParams({ query: term }).toString()}`;
    const { data, error: failure } = await find(Number(term));
    if (data) return casePath(data.target, data.targetId);
    if (isNotFound(failure)) setError(OPERATOR_MESSAGES.unknownCase);
    else toastSendError(failure);
    return undefined;
  }

  async function search(event: SyntheticEvent) {
    event.preventDefault();
    const path = text.trim() === '' ? undefined : await pathOf(text.trim());
    if (path) void navigate(path);
  }

  function type(next: string) {
    setError(undefined);
    setText(next);
  }

  return (
    <S.Search role="search" noValidate onSubmit={(event) => void search(event)}>
      <TextField
        label={LABEL}
        hideLabel
        placeholder={LABEL}
        value={text}
        max={LIMITS.email}
        error={error}
        liveMessage
        onChange={type}
      />
      <IconButton type="submit" label="찾기" icon={SearchIcon} />
    </S.Search>
  );
}
