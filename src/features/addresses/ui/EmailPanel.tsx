import { useEffect, useState } from 'react';
import { MAIL_TEXTS } from '@contract/mails';
import { useGetMailsQuery } from '@/shared/api';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { Stack, Surface, Text } from '@/shared/ui/pieces';
import { Confirmed, EmailBox } from './EmailBox';
import * as S from './EmailPanel.styles';

/** The confirmation stays readable for so long. */
const LEAVES_AFTER = 2_000;

/** The code box on the last step of the sign-up; nothing waits for it. A provider may have confirmed the e-mail (D182). */
export function EmailPanel() {
  const [state, setState] = useState<'open' | 'confirmed' | 'gone'>('open');
  const { data: mails } = useGetMailsQuery();
  const confirmed = mails?.email.confirmedDateTime;
  const wasAsked = useOnceTrue(confirmed === null);

  useEffect(() => {
    if (state !== 'confirmed') return;
    const timer = setTimeout(() => setState('gone'), LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'gone' || (confirmed && !wasAsked)) return null;
  return (
    <S.Panel>
      <Surface look="sunken" layout="stack" gap={4}>
        {state === 'confirmed' ? (
          <Confirmed kind="email" />
        ) : (
          <>
            <Stack>
              <Text as="h2" size="title">
                {MAIL_TEXTS.panelTitle}
              </Text>
              <Text size="body-s" tone="text-2">
                {MAIL_TEXTS.bannerText}
              </Text>
            </Stack>
            <EmailBox onConfirmed={() => setState('confirmed')} />
          </>
        )}
      </Surface>
    </S.Panel>
  );
}
