import { topicsOfPosts } from './postTopics';
import { topics } from './topics';

const project = (id: number) => topics.post({ kind: 'project', id });
const archive = (id: number) => topics.post({ kind: 'archive', id });

it('has the topics of exactly its posts, in whatever order they come', () => {
  const set = topicsOfPosts({ project: [70, 3, 12, 3], archive: [4] });
  const ids = Array.from({ length: 100 }, (_, id) => id);
  expect(ids.filter((id) => set.has(project(id)))).toEqual([3, 12, 70]);
  expect(ids.filter((id) => set.has(archive(id)))).toEqual([4]);
});

it('has no other topics', () => {
  const set = topicsOfPosts({ project: [5], archive: [] });
  const others = [topics.list('project'), topics.session('5'), topics.ties(5), topics.posts('project'), 'everything'];
  expect(others.filter((topic) => set.has(topic))).toEqual([]);
});

it('is empty without posts', () => {
  expect(topicsOfPosts({ project: [], archive: [] }).has(project(0))).toBe(false);
});
