import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, theme } from '@/shared/theme';
import { MemberAvatar } from './MemberAvatar';

const card = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  height: 100%;
  padding: 28px 12px 22px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};
  text-align: center;
  user-select: none;

  ${below('phone')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: 14px;
    padding: 16px;
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
  font: 700 16px/1.3 ${theme.font};
`);

export const Words = styled.span`
  display: grid;
  gap: 4px;
  max-width: 100%;
`;

export const Roles = styled.span(css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color['text-3']};
  font: 500 14px/1.3 ${theme.font};
`);
