import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type StatedContribution } from '@contract/archive';
import { print, text, theme } from '@/shared/theme';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { useRecordWords } from '../model/words';
import { LineLink } from './LineLink';

/** What a member did, each line behind a filled circle with a check where teammates confirmed it, else a hollow one (D155). */
export function ContributionList({ lines }: { lines: readonly StatedContribution[] }) {
  const words = useRecordWords();
  return (
    <List>
      {lines.map((line, index) => {
        const confirmed = words.confirmed(line);
        return (
          <li key={index}>
            <Mark aria-hidden data-confirmed={confirmed !== '' || undefined}>
              {confirmed !== '' && <Icon of={CheckIcon} size={11} strokeWidth={3.4} />}
            </Mark>
            <span>
              <span lang={words.memberLanguage}>{line.text}</span>
              {confirmed !== '' && <em>{` · ${confirmed}`}</em>}
              <LineLink link={line.link} before=" · " />
            </span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul(css`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: ${theme.space[3]};
    ${text('body-s', 500)}
    overflow-wrap: anywhere;
  }
  em {
    color: ${theme.color['primary-text']};
    ${text('label')}
  }
`);

const Mark = styled.i(css`
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin-top: 3px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  color: ${theme.color['on-primary']};

  &[data-confirmed] {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  ${print} {
    border: 1pt solid;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);
