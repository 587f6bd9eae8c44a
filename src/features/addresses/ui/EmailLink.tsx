import { useState, type ReactNode } from 'react';
import { MAIL_MESSAGES, MAIL_TEXTS, type MailLink, type MailLinkAct } from '@contract/mails';
import { isNotFound, toastError, useFollowMailLinkMutation, useGetMailLinkQuery } from '@/shared/api';
import { localeDate } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Stack, Surface, Text } from '@/shared/ui/pieces';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';

interface EmailLinkProps {
  token: string;
  /** Draws the title of the page; `isResult` after a press, which moves the focus to it. */
  heading: (text: string, isResult: boolean) => ReactNode;
}

/** What a link in a mail is about, with the two answers; opening it changes nothing (D150). */
export function EmailLink({ token, heading }: EmailLinkProps) {
  const { data: link, error, isFetching, refetch } = useGetMailLinkQuery(token, { skip: token === '' });
  const [result, setResult] = useState<string>();
  const [follow, { isLoading, originalArgs }] = useFollowMailLinkMutation();

  async function answer(act: MailLinkAct) {
    const { data, error: refusal } = await follow({ token, act });
    if (data) setResult(resultOf(act, data));
    else if (isNotFound(refusal)) setResult(MAIL_MESSAGES.linkGone);
    else toastError(refusal);
  }

  if (result !== undefined) return <Home>{heading(result, true)}</Home>;
  if (token === '' || isNotFound(error)) return <Home>{heading(MAIL_MESSAGES.linkGone, false)}</Home>;
  if (!link)
    return (
      <Stack gap={6} fills>
        {heading(MAIL_TEXTS.link.titles.email, false)}
        {error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <LinkSkeleton />}
      </Stack>
    );
  return (
    <Stack key="question" gap={7} fills>
      {heading(MAIL_TEXTS.link.titles[link.kind], false)}
      <About link={link} />
      <Stack gap={2}>
        <Button
          size="large"
          block
          busy={isLoading && originalArgs?.act === 'CONFIRM'}
          inactive={isLoading}
          onClick={() => void answer('CONFIRM')}
        >
          {MAIL_TEXTS.link.confirm[link.kind]}
        </Button>
        <Button
          size="large"
          block
          variant="gray"
          busy={isLoading && originalArgs?.act === 'REFUSE'}
          inactive={isLoading}
          onClick={() => void answer('REFUSE')}
        >
          {MAIL_TEXTS.link.refuse}
        </Button>
      </Stack>
    </Stack>
  );
}

function resultOf(act: MailLinkAct, { kind, removed }: MailLink): string {
  if (act === 'CONFIRM') return MAIL_TEXTS.done[kind];
  return removed ? MAIL_TEXTS.link.removed : MAIL_TEXTS.link.refused;
}

function About({ link: { address, nickname, joinedDate } }: { link: MailLink }) {
  return (
    <Surface look="sunken" layout="stack" gap={2} align="center">
      <Text as="strong" size="h3">
        {address}
      </Text>
      <Text size="body-s" tone="text-2">
        {MAIL_TEXTS.link.asks(nickname, localeDate(`${joinedDate}T00:00:00+09:00`))}
      </Text>
    </Surface>
  );
}

function Home({ children }: { children: ReactNode }) {
  return (
    <Stack gap={7} fills>
      {children}
      <Button to={paths.home} size="large" block variant="gray">
        홈으로
      </Button>
    </Stack>
  );
}

function LinkSkeleton() {
  return (
    <SkeletonContainer>
      <LoadingText />
      <Skeleton height={128} radius={24} />
    </SkeletonContainer>
  );
}
