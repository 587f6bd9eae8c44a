import { RECORD_MESSAGES, RECORD_TEXTS, type MemberRecord } from '@contract/record';
import { KeywordBars } from '@/entities/record';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { Text } from '@/shared/ui/pieces';
import * as S from './Voices.styles';

/** Feedback of teammates: keywords beside the picked one-liners; a single one takes the whole width. */
export function Voices({ record: { keywords, lines, lineCount } }: { record: MemberRecord }) {
  if (keywords.length === 0 && lines.length === 0) return null;
  return (
    <S.Columns data-alone={keywords.length === 0 || lines.length === 0 || undefined}>
      {keywords.length > 0 && (
        <S.Section>
          <SectionHeading>{RECORD_MESSAGES.keywords}</SectionHeading>
          <KeywordBars keywords={keywords} size="record" />
        </S.Section>
      )}
      {lines.length > 0 && (
        <S.Section>
          <S.Head>
            <SectionHeading>{RECORD_MESSAGES.lines}</SectionHeading>
            <Text size="label" weight={500} tone="text-2">
              {RECORD_TEXTS.pickedLines(lineCount, lines.length)}
            </Text>
          </S.Head>
          <S.Lines>
            {lines.map(({ content, duration }, index) => (
              <li key={index}>
                <Text size="body">{content}</Text>
                <span>{RECORD_TEXTS.writer(duration)}</span>
              </li>
            ))}
          </S.Lines>
        </S.Section>
      )}
    </S.Columns>
  );
}
