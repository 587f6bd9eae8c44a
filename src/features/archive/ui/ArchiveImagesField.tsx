import { useFormikContext } from 'formik';
import { type DragEvent, type ReactNode, useId, useRef } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_ACCEPT } from '@contract/upload';
import { useMissingFiles } from '@/shared/drafts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { touch } from '@/shared/theme';
import { useHasAnimation } from '@/shared/lib/pictures';
import { FieldGroup } from '@/shared/ui/Field';
import { OrderedTiles } from '@/shared/ui/OrderedTiles';
import { UploadAddTile, UploadTile } from '@/shared/ui/UploadTile';
import { type ArchiveForm } from '../model/archiveForm';
import { type ArchivePicture, filesOf } from '../model/archivePicture';
import { useArchivePictures } from '../model/useArchivePictures';
import * as S from './ArchivePictures.styles';

const HELP = '끌거나 화살표를 눌러 순서를 바꿀 수 있어요. 복사한 이미지를 붙여 넣어도 돼요.';
/** For a finger, which neither drags nor pastes files (MEND-108). */
const TOUCH_HELP = '화살표를 눌러 순서를 바꿀 수 있어요.';

interface ArchiveImagesFieldProps {
  /** The upload progress of each new one, in their order; absent while nothing is uploaded. */
  percents: readonly number[];
}

/** Up to ten sortable pictures: chosen, dropped or pasted. */
export function ArchiveImagesField({ percents }: ArchiveImagesFieldProps) {
  const { errors } = useFormikContext<ArchiveForm>();
  const pictures = useArchivePictures();
  const { images, isFull, add, remove, dismiss } = pictures;
  const { hintOf } = useMissingFiles();
  const help = useMediaQuery(touch) ? TOUCH_HELP : HELP;
  const isAnimated = useHasAnimation(filesOf(images));
  const addTile = useRef<HTMLInputElement>(null);
  const id = useId();

  function drop(event: DragEvent) {
    // Files dropped on the add tile are handled there.
    if (event.defaultPrevented) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }

  /** The focused remove button disappears with its tile; the focus moves within the field, at last to the add tile. */
  function removeTile(update: () => void) {
    update();
    requestAnimationFrame(() => addTile.current?.focus());
  }

  return (
    <FieldGroup
      id={id}
      label={`이미지 ${images.length}/${LIMITS.archiveImages}`}
      optional
      help={hintOf('images') ?? (isAnimated ? MESSAGES.imageStill : help)}
      error={isFull ? MESSAGES.imageCount : messageOf(errors.images)}
      liveMessage
    >
      <S.DropZone onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <ImageTiles pictures={pictures} percents={percents} onRemove={(image) => removeTile(() => remove(image))}>
          {images.length < LIMITS.archiveImages && (
            <UploadAddTile
              ref={addTile}
              label="이미지 추가"
              multiple
              accept={IMAGE_ACCEPT}
              aria-describedby={`${id}-message`}
              onFiles={add}
            />
          )}
        </ImageTiles>
        <RefusedImages refusals={pictures.refusals} onDismiss={(refusedId) => removeTile(() => dismiss(refusedId))} />
      </S.DropZone>
    </FieldGroup>
  );
}

type Pictures = ReturnType<typeof useArchivePictures>;

interface ImageTilesProps extends ArchiveImagesFieldProps {
  pictures: Pictures;
  onRemove: (image: ArchivePicture) => void;
  /** The tile after the last one. */
  children: ReactNode;
}

function ImageTiles({ pictures: { images, move, giveBack }, percents, onRemove, children }: ImageTilesProps) {
  const { errors } = useFormikContext<ArchiveForm>();
  const files = filesOf(images);
  const isSending = percents.length > 0;
  const percentOf = ({ file }: ArchivePicture) => (file ? percents[files.indexOf(file)] : undefined);

  return (
    <OrderedTiles
      label="고른 이미지"
      items={images}
      keyOf={(image) => image.id}
      nameOf={(image) => image.name}
      onMove={move}
      render={(image, index) => {
        const error = errorAt(errors.images, index);
        return (
          <div data-field-error={error ? true : undefined}>
            <UploadTile
              name={image.name}
              src={image.src}
              percent={percentOf(image)}
              error={error}
              onRemove={isSending ? undefined : () => onRemove(image)}
              onBroken={() => giveBack(image)}
            />
          </div>
        );
      }}
    >
      {children}
    </OrderedTiles>
  );
}

interface RefusedImagesProps extends Pick<Pictures, 'refusals'> {
  onDismiss: (refusedId: number) => void;
}

function RefusedImages({ refusals, onDismiss }: RefusedImagesProps) {
  if (refusals.length === 0) return null;
  return (
    <S.Refused aria-label="올릴 수 없는 이미지">
      {refusals.map(({ id, name, reason }) => (
        <li key={id}>
          <UploadTile name={name} error={reason} onRemove={() => onDismiss(id)} />
        </li>
      ))}
    </S.Refused>
  );
}

type ImagesError = ReturnType<typeof useFormikContext<ArchiveForm>>['errors']['images'];

const messageOf = (error: ImagesError) => (typeof error === 'string' ? error : undefined);

/** The server's error of one picture. */
function errorAt(error: ImagesError, index: number): string | undefined {
  const one = Array.isArray(error) ? error[index] : undefined;
  return typeof one === 'string' ? one : undefined;
}
