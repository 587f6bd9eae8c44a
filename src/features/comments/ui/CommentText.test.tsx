import { screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { CommentText } from './CommentText';

it('an address in a comment is a link that ends before its particle', () => {
  renderComponent(<CommentText label="밤산책 님의 댓글">여기(https://a.example/b)에서 봐요</CommentText>);
  expect(screen.getByRole('link', { name: 'https://a.example/b (새 창)' })).toHaveAttribute(
    'href',
    'https://a.example/b',
  );
});

it('a comment that is not taller than its fold has no button', () => {
  renderComponent(<CommentText label="밤산책 님의 댓글">반가워요</CommentText>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
