import { type ChangeEvent, type RefObject, useId, useRef, useState } from 'react';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { PORTFOLIO_ACCEPT } from '@contract/upload';
import { useMissingFiles } from '@/shared/drafts';
import { FormSection } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { FieldMessage } from '@/shared/ui/Field';
import { FileRow } from '@/shared/ui/FileRow';
import { Icon, LinkIcon, UploadIcon } from '@/shared/ui/Icon';
import { Stack } from '@/shared/ui/pieces';
import { formatFileSize } from '../lib/formatFileSize';
import { usePortfolio } from '../model/usePortfolio';
import { PortfolioLinkRow } from './PortfolioLinkRow';
import * as S from './PortfolioSection.styles';

const HINT = [
  `PDF, PPT, DOC, ZIP, 이미지를 파일당 ${FILE_SIZES.portfolio / FILE_SIZES.megabyte}MB까지`,
  `${LIMITS.portfolioFiles}개 올릴 수 있어요. 링크도 괜찮아요.`,
].join(' ');

interface PortfolioSectionProps {
  id: string;
}

/** Files and links of the portfolio. */
export function PortfolioSection({ id }: PortfolioSectionProps) {
  const { files, links, refusal, addFiles, removeFile, addLink, removeLink } = usePortfolio();
  const addFileButton = useRef<HTMLButtonElement>(null);
  const addLinkButton = useRef<HTMLButtonElement>(null);
  const [addedLink, setAddedLink] = useState<number>();
  const { hintOf } = useMissingFiles();
  const messageId = useId();

  return (
    <FormSection id={id} title="포트폴리오" hint={HINT} optional>
      {files.length + links.length > 0 && (
        <Stack as="ul" gap={3}>
          {files.map(({ rowId, fileName, fileSize }) => (
            <li key={rowId}>
              <FileRow
                name={fileName}
                size={formatFileSize(fileSize)}
                onRemove={() => {
                  removeFile(rowId);
                  addFileButton.current?.focus();
                }}
              />
            </li>
          ))}
          {links.map(({ rowId }, index) => (
            <li key={rowId}>
              <PortfolioLinkRow
                index={index}
                isNew={rowId === addedLink}
                onRemove={() => {
                  removeLink(index);
                  addLinkButton.current?.focus();
                }}
              />
            </li>
          ))}
        </Stack>
      )}
      <S.Actions>
        <AddFileButton ref={addFileButton} describedBy={messageId} onFiles={addFiles} />
        <Button
          ref={addLinkButton}
          variant="gray"
          icon={<Icon of={LinkIcon} />}
          aria-describedby={messageId}
          onClick={() => setAddedLink(addLink())}
        >
          링크 추가
        </Button>
      </S.Actions>
      <FieldMessage id={messageId} help={hintOf('portfolioFiles')} error={refusal} live />
    </FormSection>
  );
}

interface AddFileButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  describedBy: string;
  onFiles: (files: File[]) => void;
}

/** The button that opens the file chooser. */
function AddFileButton({ ref, describedBy, onFiles }: AddFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after its removal.
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        name="portfolioFiles"
        hidden
        multiple
        accept={PORTFOLIO_ACCEPT}
        aria-label="포트폴리오 파일"
        onChange={choose}
      />
      <Button
        ref={ref}
        variant="gray"
        icon={<Icon of={UploadIcon} />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        파일 추가
      </Button>
    </>
  );
}
