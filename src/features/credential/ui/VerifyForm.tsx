import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type FormEvent } from 'react';
import { inLanguage } from '@contract/proofWords/language';
import { LanguageLinks, useRecordWords } from '@/entities/record';
import { paths } from '@/shared/routes';
import { useEarlyText } from '@/shared/lib/textEditing';
import { Button } from '@/shared/ui/Button';
import { BadgeIcon, FileTextIcon, Icon, LockIcon } from '@/shared/ui/Icon';
import { TextArea } from '@/shared/ui/TextArea';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { type ReadPdf, type useVerify } from '../model/useVerify';
import { useVerifyWords } from '../model/verifyWords';
import { VerdictMark } from './VerdictMark';
import * as S from './VerifyForm.styles';

/** A file to choose or to drop, or a text to paste (D126). */
export function VerifyForm({ verify }: { verify: ReturnType<typeof useVerify> }) {
  const words = useVerifyWords();
  const [text, setText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEarlyText(box, text, setText, (early) => void verify.checkText(early));

  // The form replaces the verdict at the same address, so the router does not move the focus.
  useEffect(() => {
    if (verify.isAnew) heading.current?.focus();
  }, [verify.isAnew]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!verify.isChecking) void verify.checkText(text);
  }

  return (
    <S.Column>
      <Languages />
      <S.Head>
        <VerdictMark />
        <S.Title ref={heading} tabIndex={-1}>
          {words.verify}
        </S.Title>
        <S.Lead>{words.verifyLead}</S.Lead>
      </S.Head>
      <DropArea onFile={(file) => void verify.checkFile(file)} />
      <div role="status">{verify.pdf && <PdfNote pdf={verify.pdf} />}</div>
      <S.Or>{words.or}</S.Or>
      {/* Outside of a dialog this method sends nothing: without a script the credential stays out of the address. */}
      <S.Form method="dialog" noValidate onSubmit={submit}>
        <TextArea
          ref={box}
          name="credential"
          label={words.box}
          hideLabel
          placeholder={words.box}
          value={text}
          onChange={setText}
          maxRows={8}
          autoComplete="off"
          spellCheck={false}
          error={verify.problem ?? undefined}
          liveMessage
        />
        <Button
          type="submit"
          variant={verify.pdf?.code ? 'soft' : 'primary'}
          size="large"
          block
          busy={verify.isChecking}
        >
          {words.check}
        </Button>
        <Row as="p" gap={2} justify="center" size="label" weight={500} tone="text-2">
          <Icon of={LockIcon} size={16} />
          {words.promise}
        </Row>
      </S.Form>
    </S.Column>
  );
}

const Languages = () => (
  <S.Languages>
    <LanguageLinks />
  </S.Languages>
);

/** What to do with a PDF: anybody can change one, so the record itself is opened. */
function PdfNote({ pdf: { name, code } }: { pdf: ReadPdf }) {
  const words = useVerifyWords();
  const { memberLanguage, language } = useRecordWords();
  return (
    <S.Pdf data-own={code !== null || undefined}>
      <S.PdfIcon>
        <Icon of={FileTextIcon} size={22} />
      </S.PdfIcon>
      <Stack gap={1}>
        <Text as="b" size="body-s" weight={700} lang={memberLanguage}>
          {name}
        </Text>
        <Text size="body-s" tone="text-2">
          {code === null ? words.otherPdf : words.ownPdf}
        </Text>
      </Stack>
      {code !== null && <Button to={inLanguage(paths.record(code), language)}>{words.openRecord}</Button>}
    </S.Pdf>
  );
}

/** A button that opens the file chooser and accepts dropped files. */
function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const words = useVerifyWords();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <>
      <S.Drop
        type="button"
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <S.DropIcon>
          <Icon of={BadgeIcon} size={30} strokeWidth={1.8} />
        </S.DropIcon>
        <Text as="b" size="title" above={2}>
          {words.chooseFile}
        </Text>
        <span>
          <S.DropHint>{words.drop} </S.DropHint>
          {words.fileLimit}
        </span>
      </S.Drop>
      <input
        ref={input}
        type="file"
        accept=".jwt,.png,image/png,.pdf,application/pdf"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={choose}
      />
    </>
  );
}
