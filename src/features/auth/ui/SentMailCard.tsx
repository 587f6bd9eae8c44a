import { ACCOUNT_MESSAGES } from '@contract/auth';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Stack, Surface, Text } from '@/shared/ui/pieces';
import { LinkFigure } from './LinkFigure';

interface SentMailCardProps {
  email: string;
}

/** The address of the mail if the pair is known, how long the password is valid, and two links. */
export function SentMailCard({ email }: SentMailCardProps) {
  const { state } = useAppLocation();

  return (
    <Stack gap={7} fills>
      <Surface look="sunken" layout="stack" gap={2} align="center">
        <LinkFigure />
        <Text as="strong" size="h3" above={3}>
          {email}
        </Text>
        <Text size="caption" tone="text-3" numbers>
          {ACCOUNT_MESSAGES.temporaryPasswordUse}
        </Text>
      </Surface>
      <Stack gap={2}>
        <Button to={paths.login} state={state} size="large" block>
          로그인하러 가기
        </Button>
        <Button to={paths.findId} state={state} variant="soft" size="large" block>
          아이디 찾기
        </Button>
      </Stack>
    </Stack>
  );
}
