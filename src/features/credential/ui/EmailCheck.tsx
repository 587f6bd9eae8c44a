import { useId, useState, type FormEvent } from 'react';
import { type VerifyWords } from '@contract/proofWords/verify';
import { useRecordWords } from '@/entities/record';
import { sendErrorMessage, useMatchCredentialEmailMutation } from '@/shared/api';
import { emailInput } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { CircleXIcon, DoneIcon, Icon, LockIcon } from '@/shared/ui/Icon';
import { TextField } from '@/shared/ui/TextField';
import { Row, Surface, Text } from '@/shared/ui/pieces';
import { problemIn, useVerifyWords } from '../model/verifyWords';
import * as S from './EmailCheck.styles';

interface Compared {
  email: string;
  match: boolean;
}

/** Without the script of the rules the server says the same. */
const findProblem = (email: string) =>
  import('../lib/emailProblem').then(
    ({ emailProblem }) => emailProblem(email),
    () => undefined,
  );

/** Compares the address that an applicant gave with that of the day of issue (D158); it is not stored. */
export function EmailCheck({ id }: { id: string }) {
  const words = useVerifyWords();
  const { language } = useRecordWords();
  const headingId = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [compare, { isLoading, reset }] = useMatchCredentialEmailMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const malformed = await findProblem(email);
    setProblem(malformed === undefined || language === 'ko' ? (malformed ?? null) : words.emailMalformed);
    setCompared(null);
    if (malformed) return;
    const { data, error } = await compare({ id, email });
    // Its argument is the address itself.
    reset();
    if (error) setProblem(problemIn({ words, language }, error) ?? sendErrorMessage(error, sentencesOf(words)));
    else setCompared({ email, match: data.match });
  }

  const result = compared?.email === email ? compared : null;
  return (
    <Surface as="section" look="sunken" layout="stack" gap={3} aria-labelledby={headingId}>
      <Text as="h2" size="title" id={headingId}>
        {words.emailCheck}
      </Text>
      {/* Outside of a dialog this method sends nothing: without a script the address stays out of the URL. */}
      <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...emailInput}
          name="email"
          autoComplete="off"
          label={words.emailLabel}
          value={email}
          onChange={setEmail}
          error={problem ?? undefined}
          liveMessage
          beside={
            <Button type="submit" variant="line" busy={isLoading}>
              {words.check}
            </Button>
          }
        />
      </form>
      <Row as="p" gap={2} size="label" weight={500} tone="text-2">
        <Icon of={LockIcon} size={16} />
        {words.emailPromise}
      </Row>
      <div role="status">
        {result && (
          <S.Result data-differs={!result.match || undefined}>
            <Icon of={result.match ? DoneIcon : CircleXIcon} size={20} />
            <span>{result.match ? words.emailMatches : words.emailDiffers}</span>
          </S.Result>
        )}
      </div>
    </Surface>
  );
}

const sentencesOf = ({ checkFailed }: VerifyWords) => ({ failed: checkFailed, unknown: checkFailed });
