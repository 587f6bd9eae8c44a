import { useCallback } from 'react';
import * as S from './PhotoField.styles';

interface PhotoPreviewProps {
  photo: File;
  /** The browser cannot decode the file as an image, whatever its name is. */
  onBroken: () => void;
}

/** A new photo. Its object URL is revoked on unmount. */
export function PhotoPreview({ photo, onBroken }: PhotoPreviewProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );

  return <S.Preview ref={show} alt="고른 사진" onError={onBroken} />;
}
