import { PencilIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton, IconLink } from '@/shared/ui/IconButton';
import * as S from './PostHead.styles';

interface PostToolsProps {
  /** The path of its form. */
  editTo: string;
  onRemove: () => void;
}

/** Actions for the writer at the head of a post: edit, delete. */
export function PostTools({ editTo, onRemove }: PostToolsProps) {
  return (
    <S.Tools>
      <IconLink label="수정" icon={PencilIcon} to={editTo} />
      <IconButton label="삭제" icon={TrashIcon} onClick={onRemove} />
    </S.Tools>
  );
}
