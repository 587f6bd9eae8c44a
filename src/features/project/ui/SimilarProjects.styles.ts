import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { clampLines, stretchedLink, text, theme } from '@/shared/theme';

export const Post = styled.article(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  > h3 {
    ${clampLines(2)}
    ${text('body', 700)}
    letter-spacing: -0.012em;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Cover = styled(Link)(css`
  ${stretchedLink('18px')}
  &:hover {
    text-decoration: underline;
  }
`);

export const Terms = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[2]};
  min-height: 26px;
  margin-top: auto;
  color: ${theme.color['text-2']};
  ${text('caption')}
  line-height: 1.2;

  > :nth-child(3) {
    margin-left: auto;
  }
`);
