import { type FoundId } from '@contract/auth';
import { localeDate } from '@/shared/lib/dates';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { type FoundUsername } from '../model/foundUsername';
import { Stack, Surface, Text } from '@/shared/ui/pieces';
import { LinkFigure } from './LinkFigure';

interface FoundIdCardProps {
  found: FoundId;
}

/** The found username, its join date, and links to the login and to the password recovery, which takes the username over. */
export function FoundIdCard({ found }: FoundIdCardProps) {
  const { state } = useAppLocation();
  const foundUsername: FoundUsername = { username: found.username };

  return (
    <Stack gap={7} fills>
      <Surface look="sunken" layout="stack" gap={2} align="center">
        <LinkFigure />
        <Text as="strong" size="h1" above={3}>
          {found.username}
        </Text>
        <Text size="caption" tone="text-3" numbers>{`가입일 ${localeDate(found.createdDate)}`}</Text>
      </Surface>
      <Stack gap={2}>
        <Button to={paths.login} state={state} size="large" block>
          로그인하러 가기
        </Button>
        <Button
          to={paths.findPassword}
          state={{ ...(state as object | null), ...foundUsername }}
          variant="soft"
          size="large"
          block
        >
          비밀번호 찾기
        </Button>
      </Stack>
    </Stack>
  );
}
