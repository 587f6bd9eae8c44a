import { type ReactNode } from 'react';
import { PencilIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton, IconLink } from '@/shared/ui/IconButton';
import * as S from './PostHead.styles';

interface PostToolsProps {
  /** The link that reports the post. */
  report: ReactNode;
  /** The path of its form. */
  editTo: string;
  onRemove: () => void;
}

/** Actions for the writer at the head of a post: report, edit, delete. */
export function PostTools({ report, editTo, onRemove }: PostToolsProps) {
  return (
    <S.Tools>
      {report}
      <IconLink label="수정" icon={PencilIcon} to={editTo} />
      <IconButton label="삭제" icon={TrashIcon} onClick={onRemove} />
    </S.Tools>
  );
}
