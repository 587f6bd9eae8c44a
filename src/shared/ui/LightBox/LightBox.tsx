import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { isTall, pictureSize, pictureSrcSet } from '@contract/upload';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { useModal } from '@/shared/lib/useModal';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../Icon';
import { useSwipe } from './useSwipe';
import * as S from './LightBox.styles';

export interface LightBoxPicture {
  src: string;
  alt: string;
}

export interface LightBoxProps {
  pictures: readonly LightBoxPicture[];
  /** The index of the picture it opens with. */
  first: number;
  /** Esc, the x, the browser's back button. Rendering the box opens it; the parent stops rendering it to close. */
  onClose: () => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Full-screen pictures, one at a time, changed by arrows, keys or swipes. The back button closes it first (MEND-94). */
export function LightBox({ onClose, ...props }: LightBoxProps): ReactNode {
  const { isLeaving, leave } = useDialogEntry(onClose);
  return isLeaving ? null : <Box {...props} onClose={() => leave()} />;
}

function Box({ pictures, first, onClose }: LightBoxProps) {
  const [index, setIndex] = useState(first);
  const box = useModal({ fullScreen: true });
  const last = pictures.length - 1;
  const move = (step: number) => setIndex((now) => Math.min(last, Math.max(0, now + step)));
  const swipe = useSwipe(move);
  const shown = pictures[index];

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  const moveByKey = ({ key }: KeyboardEvent) => move(STEPS[key] ?? 0);

  return (
    <S.Box ref={box} aria-label="이미지 크게 보기" onCancel={cancel} onKeyDown={moveByKey}>
      <S.Top>
        <span aria-live="polite">
          {index + 1} / {pictures.length}
        </span>
        <S.Control label="닫기" icon={CloseIcon} onClick={onClose} />
      </S.Top>
      {shown && <Stage key={shown.src} swipe={swipe} {...shown} />}
      {last > 0 && (
        <>
          <S.Previous label="이전 이미지" icon={ChevronLeftIcon} aria-disabled={index === 0} onClick={() => move(-1)} />
          <S.Next label="다음 이미지" icon={ChevronRightIcon} aria-disabled={index === last} onClick={() => move(1)} />
        </>
      )}
      {[pictures[index - 1], pictures[index + 1]].map((near) => near && <PrefetchedPhoto key={near.src} {...near} />)}
    </S.Box>
  );
}

interface StageProps extends LightBoxPicture {
  swipe: ReturnType<typeof useSwipe>;
}

/** One picture, as a whole; a very tall one in its width, to be scrolled through (MEND-68). */
function Stage({ swipe, ...picture }: StageProps) {
  const size = pictureSize(picture.src);
  const tall = size !== null && isTall(size);
  return (
    // Focusable where it scrolls, so that the arrow keys scroll it.
    <S.Stage {...swipe} data-tall={tall || undefined} tabIndex={tall ? 0 : undefined}>
      <Photo {...picture} />
    </S.Stage>
  );
}

function Photo({ src, alt }: LightBoxPicture) {
  const size = pictureSize(src);
  return (
    <S.Photo
      src={src}
      srcSet={pictureSrcSet(src) ?? undefined}
      sizes="100vw"
      width={size?.width}
      height={size?.height}
      alt={alt}
      draggable={false}
    />
  );
}

function PrefetchedPhoto({ src }: LightBoxPicture) {
  return <S.PrefetchedPhoto src={src} srcSet={pictureSrcSet(src) ?? undefined} sizes="100vw" alt="" />;
}
