import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, theme } from '@/shared/theme';

/** One below the other; while link and notice are both missing, the two questions share a box, on wide screens a row. */
export const Strips = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  &[data-asks] {
    gap: 0;
    overflow: hidden;
    border-radius: ${theme.radius.xl};

    > section {
      border-radius: 0;
    }
    ${from('side')} {
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    }
  }
  ${below('mobile')} {
    margin-bottom: ${theme.space[4]};
  }
`);

export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]} ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  > svg {
    color: ${theme.color['text-2']};
  }
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]} ${theme.space[5]};

    > svg {
      display: none;
    }
    > div:first-of-type {
      flex-basis: 100%;
    }
  }
`);

export const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    width: 100%;

    > a,
    > button {
      flex: 1;
      min-height: 44px;
    }
  }
`;

/** Two people, not joined yet. */
export const Question = styled(Strip)(css`
  background: ${theme.color['primary-soft']};

  &::before {
    content: '';
    flex: none;
    width: 44px;
    height: 14px;
    background:
      radial-gradient(circle 7px at 7px, ${theme.color.primary} 96%, transparent) no-repeat,
      radial-gradient(circle 7px at calc(100% - 7px), ${theme.color.primary} 96%, transparent) no-repeat,
      repeating-linear-gradient(90deg, ${theme.color.primary} 0 4px, transparent 4px 8px) center / 100% 4px no-repeat;
  }
  ${below('mobile')} {
    &::before {
      display: none;
    }
  }
`);
