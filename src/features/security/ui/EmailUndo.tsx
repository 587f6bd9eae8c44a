import { useState, type ReactNode } from 'react';
import { SECURITY_MESSAGES, SECURITY_TEXTS } from '@contract/security';
import { errorStatus, toastError, useUndoEmailMutation } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Stack, Text } from '@/shared/ui/pieces';

const TEXT = SECURITY_TEXTS.undo;

type Result = 'done' | 'gone';

interface EmailUndoProps {
  token: string;
  /** Draws the figure and the title of the page; `result` is how the press of the button has ended. */
  heading: (result: Result | undefined) => ReactNode;
}

/** The link that restores a former e-mail: opening it changes nothing (D184). */
export function EmailUndo({ token, heading }: EmailUndoProps) {
  const [undo, { isLoading }] = useUndoEmailMutation();
  const [result, setResult] = useState<Result>();
  const shown = token === '' ? 'gone' : result;

  async function restore() {
    const { error } = await undo({ token });
    if (!error) setResult('done');
    else if (errorStatus(error) === 400) setResult('gone');
    else toastError(error);
  }

  return (
    <Stack gap={7} fills>
      <Stack align="center">
        {heading(result)}
        <Text tone="text-2" center role="status">
          {textOf(shown)}
        </Text>
      </Stack>
      {shown === undefined ? (
        <Button size="large" block busy={isLoading} onClick={() => void restore()}>
          {TEXT.button}
        </Button>
      ) : (
        <Button to={paths.login} size="large" block>
          로그인
        </Button>
      )}
    </Stack>
  );
}

function textOf(result: Result | undefined): string {
  if (result === undefined) return TEXT.text;
  return result === 'done' ? TEXT.done : SECURITY_MESSAGES.undoGone;
}
