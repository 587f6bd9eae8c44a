import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type FormEvent } from 'react';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { useEarlyText } from '@/shared/lib/textEditing';
import { Button } from '@/shared/ui/Button';
import { BadgeIcon, Icon, LockIcon } from '@/shared/ui/Icon';
import { TextArea } from '@/shared/ui/TextArea';
import { Row, Text } from '@/shared/ui/pieces';
import { type useVerify } from '../model/useVerify';
import { VerdictMark } from './VerdictMark';
import * as S from './VerifyForm.styles';

/** A file to choose or to drop, or a text to paste (D126). */
export function VerifyForm({ verify }: { verify: ReturnType<typeof useVerify> }) {
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
      <S.Head>
        <VerdictMark />
        <S.Title ref={heading} tabIndex={-1}>
          {CREDENTIAL_MESSAGES.verify}
        </S.Title>
        <S.Lead>{CREDENTIAL_MESSAGES.verifyLead}</S.Lead>
      </S.Head>
      <DropArea onFile={(file) => void verify.checkFile(file)} />
      <S.Or>{CREDENTIAL_MESSAGES.or}</S.Or>
      {/* Outside of a dialog this method sends nothing: without a script the credential stays out of the address. */}
      <S.Form method="dialog" noValidate onSubmit={submit}>
        <TextArea
          ref={box}
          name="credential"
          label={CREDENTIAL_MESSAGES.box}
          hideLabel
          placeholder={CREDENTIAL_MESSAGES.box}
          value={text}
          onChange={setText}
          maxRows={8}
          autoComplete="off"
          spellCheck={false}
          error={verify.problem ?? undefined}
          liveMessage
        />
        <Button type="submit" size="large" block busy={verify.isChecking}>
          {CREDENTIAL_MESSAGES.check}
        </Button>
        <Row as="p" gap={2} justify="center" size="label" weight={500} tone="text-2">
          <Icon of={LockIcon} size={16} />
          {CREDENTIAL_MESSAGES.promise}
        </Row>
      </S.Form>
    </S.Column>
  );
}

/** A button that opens the file chooser and accepts dropped files. */
function DropArea({ onFile }: { onFile: (file: File) => void }) {
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
          {CREDENTIAL_MESSAGES.chooseFile}
        </Text>
        <span>
          <S.DropHint>{CREDENTIAL_MESSAGES.drop} </S.DropHint>
          {CREDENTIAL_MESSAGES.fileLimit}
        </span>
      </S.Drop>
      <input ref={input} type="file" accept=".jwt,.png,image/png" hidden aria-hidden tabIndex={-1} onChange={choose} />
    </>
  );
}
