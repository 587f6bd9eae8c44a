import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, text, theme } from '@/shared/theme';
import { MemberAvatar } from './MemberAvatar';

const card = css`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  height: 100%;
  padding: ${theme.space[6]} ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};
  text-align: center;
  user-select: none;

  ${below('phone')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
    text-align: left;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Card = styled.div(card);

export const CardLink = styled(Link)(css`
  ${card}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &:focus-visible {
    border-radius: ${theme.radius.xl};
    outline-offset: -2px;
  }
`);

export const Portrait = styled(MemberAvatar)`
  ${below('phone')} {
    width: 56px;
    height: 56px;
  }
`;

export const Name = styled.span(css`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text('body', 700)}
  line-height: 1.3;
`);

export const Words = styled.span`
  display: grid;
  gap: ${theme.space[1]};
  max-width: 100%;
`;
