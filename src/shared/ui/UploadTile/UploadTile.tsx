import { uploadProgress } from '@contract/messages';
import { AlertIcon, CloseIcon, Icon } from '../Icon';
import { ProgressBar } from '../ProgressBar';
import * as S from './UploadTile.styles';

interface UploadTileProps {
  /** Name of the file. */
  name: string;
  /** Preview address. */
  src?: string;
  /** 0 to 100, whole numbers, during the upload. */
  percent?: number;
  /** The reason of a refusal. */
  error?: string;
  /** A mark at the bottom left: "대표 이미지". */
  badge?: string;
  /** Removes it, or cancels the upload. */
  onRemove?: () => void;
  /** The browser cannot decode the file as an image, whatever its name is. */
  onBroken?: () => void;
  className?: string;
}

/** One picture: uploading, done, or refused. */
export function UploadTile({ name, src, percent, error, badge, onRemove, onBroken, className }: UploadTileProps) {
  return (
    <S.Tile data-failed={error ? true : undefined} className={className}>
      {error ? (
        <>
          <Icon of={AlertIcon} />
          <S.FileName>{name}</S.FileName>
          <span role="alert">{error}</span>
        </>
      ) : (
        src && <S.Picture src={src} alt={name} draggable={false} onError={onBroken} />
      )}
      {!error && percent !== undefined && (
        <S.Uploading>
          {uploadProgress(percent)}
          <ProgressBar label={name} value={percent} height={6} />
        </S.Uploading>
      )}
      {badge && percent === undefined && <S.Badge>{badge}</S.Badge>}
      {onRemove && (
        <S.Remove type="button" aria-label={`${name} 삭제하기`} onClick={onRemove}>
          <span>
            <Icon of={CloseIcon} size={16} strokeWidth={2.4} />
          </span>
        </S.Remove>
      )}
    </S.Tile>
  );
}
