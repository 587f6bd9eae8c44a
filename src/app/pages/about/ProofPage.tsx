import { type ReactNode } from 'react';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { VerdictMark } from '@/features/credential';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { CheckIcon, Icon, MinusIcon } from '@/shared/ui/Icon';
import { Surface, Text } from '@/shared/ui/pieces';
import { PageBody } from '../../layout/PageBody';
import { Column, Heading, Steps } from './AboutPage.styles';
import { CHECKED, EXCEPTIONS, NOT_CHECKED, RELEASE, VERDICTS, VISIBLE, type Item } from './proofContent';
import * as S from './ProofPage.styles';

const PROOF = PAGE_TEXTS.aboutProof;

/** What a record and a credential show, and what they do not (D159). */
export function ProofPage() {
  useDocumentTitle(PROOF.title);

  return (
    <PageBody>
      <Column>
        <Text as="h1" size="h1">
          {PROOF.title}
        </Text>
        <Text size="body-l" tone="text-2" above={2}>
          {PROOF.text}
        </Text>
        <Checks />

        <Heading>공개되기까지</Heading>
        <Steps>
          {RELEASE.map(([name, text]) => (
            <li key={name}>
              <Said name={name}>{text}</Said>
            </li>
          ))}
        </Steps>
        <Surface look="sunken" inset="medium" layout="stack" gap={4} above={6}>
          {EXCEPTIONS.map(([name, text]) => (
            <Said key={name} name={name}>
              {text}
            </Said>
          ))}
        </Surface>

        <Heading>누가 무엇을 보나요</Heading>
        <S.Visible>
          {VISIBLE.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </S.Visible>

        <Heading>증명서를 확인하면</Heading>
        <Verdicts />
        <Button to={paths.verify} variant="soft">
          {CREDENTIAL_MESSAGES.verify}
        </Button>
      </Column>
    </PageBody>
  );
}

/** What is checked beside what is not. */
function Checks() {
  return (
    <S.Sides>
      <Side title="확인하는 것" items={CHECKED} mark={<Icon of={CheckIcon} size={14} strokeWidth={3} />} />
      <Side
        title="확인하지 않는 것"
        items={NOT_CHECKED}
        mark={<Icon of={MinusIcon} size={14} strokeWidth={3} />}
        hollow
      />
    </S.Sides>
  );
}

interface SideProps {
  title: string;
  items: readonly Item[];
  mark: ReactNode;
  hollow?: boolean;
}

function Side({ title, items, mark, hollow }: SideProps) {
  return (
    <S.Side data-unchecked={hollow}>
      <Text as="h2" size="h3">
        {title}
      </Text>
      <S.Items>
        {items.map(([name, text]) => (
          <li key={name}>
            <S.Dot aria-hidden data-hollow={hollow}>
              {mark}
            </S.Dot>
            <Said name={name}>{text}</Said>
          </li>
        ))}
      </S.Items>
    </S.Side>
  );
}

const Verdicts = () => (
  <S.Verdicts>
    {VERDICTS.map(([result, name, text]) => (
      <li key={result}>
        <S.Mark>
          <VerdictMark result={result} height={40} />
        </S.Mark>
        <Said name={name}>{text}</Said>
      </li>
    ))}
  </S.Verdicts>
);

const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text as="b" size="body" weight={700}>
      {name}
    </Text>
    <Text size="body-s" tone="text-2">
      {children}
    </Text>
  </div>
);
