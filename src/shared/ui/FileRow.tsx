import { uploadProgress } from '@contract/messages';
import { CloseIcon, FileIcon, FileTextIcon, Icon, LinkIcon } from './Icon';
import { IconButton } from './IconButton';
import { ProgressBar } from './ProgressBar';
import * as S from './FileRow.styles';

interface FileRowProps {
  /** File name, or the address of a link. */
  name: string;
  /** "18.2MB" */
  size?: string;
  kind?: 'file' | 'link';
  /** 0 to 100, whole numbers, during the upload. */
  percent?: number;
  /** The reason of a refusal. */
  error?: string;
  onRemove?: () => void;
  className?: string;
}

const markOf = (kind: 'file' | 'link', percent: number | undefined) => {
  if (kind === 'link') return LinkIcon;
  return percent === undefined ? FileTextIcon : FileIcon;
};

/** A file or link of a list: name, size or progress, and a remove button. */
export function FileRow({ name, size, kind = 'file', percent, error, onRemove, className }: FileRowProps) {
  return (
    <S.Row data-failed={error ? true : undefined} className={className}>
      <S.Mark>
        <Icon of={markOf(kind, percent)} />
      </S.Mark>
      <S.Words>
        <S.Name title={name}>{name}</S.Name>
        {percent !== undefined && <ProgressBar label={name} value={percent} height={6} />}
        <Detail size={size} percent={percent} error={error} />
      </S.Words>
      {onRemove && <IconButton label={`${name} 삭제하기`} icon={CloseIcon} onClick={onRemove} />}
    </S.Row>
  );
}

function Detail({ size, percent, error }: Pick<FileRowProps, 'size' | 'percent' | 'error'>) {
  if (error) return <small role="alert">{error}</small>;
  if (percent !== undefined) return <small>{uploadProgress(percent)}</small>;
  return size ? <small>{size}</small> : null;
}
