import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, focusRing, text, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color['border-subtle']};

  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    padding-bottom: ${theme.space[4]};
  }
`);

export const Post = styled(Link)(css`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[4]} 0;
  outline-offset: -2px;
  ${focusRing}

  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below('mobile')} {
    padding-bottom: ${theme.space[2]};

    b {
      ${clampLines(2)}
    }
  }
`);

/** A post that is gone. */
export const Gone = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[4]} 0;

  ${below('mobile')} {
    padding-bottom: ${theme.space[2]};
  }
`;

export const Action = styled.span`
  flex: none;

  ${below('mobile')} {
    display: grid;
    margin-top: ${theme.space[3]};
  }
`;

export const State = styled.span(css`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${theme.space[2]};
  max-width: 50%;

  small {
    color: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    max-width: 100%;
  }
`);
