import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Row = styled.li(css`
  padding: ${theme.space[6]} 0;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`);

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  ${below('mobile')} {
    flex-wrap: wrap;
    gap: ${theme.space[3]};
  }
`;

export const Facts = styled.div`
  display: grid;
  justify-items: end;
  gap: ${theme.space[2]};

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
  gap: ${theme.space[1]};
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1.3;

  &[data-late] {
    color: ${theme.color['warn-text']};
    font-weight: 600;
  }
`);

export const Message = styled.p(css`
  max-width: 40em;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${text('body-l')}
  letter-spacing: -0.01em;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

export const LinkLine = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: 28px;
  margin-top: -${theme.space[2]};
  ${text('body-s', 500)}

  > a {
    min-width: 0;
  }
`);
