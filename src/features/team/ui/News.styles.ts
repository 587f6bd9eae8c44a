import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export const Line = styled.li(css`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  > div {
    display: grid;
    flex: 1;
    gap: ${theme.space[1]};
    min-width: 0;
  }
`);

export const LineHead = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${text('body-s', 600)}

  &[data-help] > span {
    color: ${theme.color['warn-text']};
  }
  time {
    margin-left: auto;
    color: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1.3;
    ${tabularNumbers}
  }
  ${below('mobile')} {
    time {
      margin-left: 0;
    }
  }
`);

export const Missing = styled.p(css`
  padding-top: ${theme.space[3]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

/** On phones the people are in one row that scrolls. */
export const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};

  ${below('mobile')} {
    flex-wrap: nowrap;
    margin-inline: -${theme.space[5]};
    padding-inline: ${theme.space[5]};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

export const Texts = styled.ul(css`
  display: grid;
  margin-top: ${theme.space[5]};

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${theme.space[4]};
    padding-bottom: ${theme.space[6]};
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: 22px;
    bottom: 0;
    left: 8.5px;
    width: 3px;
    background: ${theme.color['primary-line']};
  }
`);
