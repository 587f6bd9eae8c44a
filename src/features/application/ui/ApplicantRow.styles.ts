import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Row = styled.li(css`
  padding: 28px 0;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`);

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  ${below('mobile')} {
    flex-wrap: wrap;
    gap: 12px;
  }
`;

export const Naming = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;

  small {
    color: ${theme.color['text-3']};
    font: 500 14px/1.4 ${theme.font};
  }
`);

export const Name = styled.h3(css`
  font: 700 18px/1.35 ${theme.font};
  letter-spacing: -0.015em;
`);

export const Facts = styled.div`
  display: grid;
  justify-items: end;
  gap: 6px;

  ${below('mobile')} {
    display: flex;
    flex-basis: 100%;
    align-items: center;
    justify-content: space-between;
  }
`;

export const Age = styled.small(css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};

  &[data-late] {
    color: ${theme.color['warn-text']};
    font-weight: 600;
  }
`);

export const Message = styled.p(css`
  max-width: 40em;
  white-space: pre-line;
  overflow-wrap: anywhere;
  font: 400 17px/1.7 ${theme.font};
  letter-spacing: -0.01em;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

export const LinkLine = styled.p(css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 28px;
  margin-top: -8px;
  font: 500 15px/1.4 ${theme.font};

  > a {
    min-width: 0;
  }
`);

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > a {
    margin-left: -16px;
  }
  ${below('mobile')} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 4px;

    > a {
      margin-left: 0;
      min-height: 44px;
    }
  }
`;

export const Answers = styled.span`
  display: flex;
  gap: 8px;
  margin-left: auto;

  > button {
    min-width: 84px;
  }
  ${below('mobile')} {
    width: 100%;

    > button {
      flex: 1;
    }
  }
`;

export const State = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};

  ${below('mobile')} {
    margin-left: 0;
  }
`);
