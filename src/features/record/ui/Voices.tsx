import { type MemberRecord } from '@contract/record';
import { LinkedText } from '@/entities/post';
import { KeywordBars, useRecordWords } from '@/entities/record';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { Text } from '@/shared/ui/pieces';
import * as S from './Voices.styles';

/** Feedback of teammates: keywords beside the picked one-liners; a single one takes the whole width. */
export function Voices({ record: { keywords, evaluators, lines, lineCount } }: { record: MemberRecord }) {
  const words = useRecordWords();
  if (keywords.length === 0 && lines.length === 0) return null;
  return (
    <S.Columns data-alone={keywords.length === 0 || lines.length === 0 || undefined}>
      {keywords.length > 0 && (
        <S.Section>
          <S.Head>
            <SectionHeading>{words.mostKeywords}</SectionHeading>
            <Text size="label" weight={500} tone="text-2">
              {words.evaluators(evaluators)}
            </Text>
          </S.Head>
          <KeywordBars keywords={keywords} evaluators={evaluators} size="record" />
        </S.Section>
      )}
      {lines.length > 0 && (
        <S.Section>
          <S.Head>
            <SectionHeading>{words.lines}</SectionHeading>
            <Text size="label" weight={500} tone="text-2">
              {words.pickedLines(lineCount, lines.length)}
            </Text>
          </S.Head>
          <S.Lines>
            {lines.map(({ content, duration }, index) => (
              <li key={index}>
                <Text size="body" lang={words.memberLanguage}>
                  <LinkedText>{content}</LinkedText>
                </Text>
                <span>{words.writer(duration)}</span>
              </li>
            ))}
          </S.Lines>
        </S.Section>
      )}
    </S.Columns>
  );
}
