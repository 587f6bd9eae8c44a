import { type ChangeEvent, type ComponentPropsWithRef, type DragEvent, useState } from 'react';
import { HiddenInput } from '../HiddenInput';
import { Icon, ImageIcon } from '../Icon';
import * as S from './UploadTile.styles';

interface UploadAddTileProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'id' | 'aria-describedby'> {
  /** "이미지 추가" */
  label: string;
  /** Files chosen or dropped, in their order. */
  onFiles: (files: File[]) => void;
  /** MIME types or extensions, as of `<input accept>`; the caller also checks dropped files. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The dashed tile that adds files, by choosing or dropping. */
export function UploadAddTile({ label, onFiles, multiple = false, disabled, className, ...input }: UploadAddTileProps) {
  const [over, setOver] = useState(false);

  function take(files: FileList | null) {
    const list = [...(files ?? [])];
    if (list.length > 0 && !disabled) onFiles(multiple ? list : list.slice(0, 1));
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    // The same file may be chosen again after its removal.
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    <S.Add
      className={className}
      data-over={over || undefined}
      data-disabled={disabled ? true : undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <HiddenInput
        type="file"
        aria-label={label}
        multiple={multiple}
        disabled={disabled}
        onChange={choose}
        {...input}
      />
      <Icon of={ImageIcon} size={24} />
      <span aria-hidden>{over ? '여기에 놓아요' : label}</span>
      {!over && !disabled && <S.DropHint aria-hidden>끌어다 놓아도 돼요</S.DropHint>}
    </S.Add>
  );
}
