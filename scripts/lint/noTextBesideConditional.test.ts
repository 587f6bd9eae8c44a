import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import plugin from './plugin.cjs';

const NAME = 'no-text-beside-conditional';
const { rules } = plugin;

/** The ids of the messages that the rule reports for a script. */
function reportedIn(code: string) {
  const messages = new Linter().verify(code, {
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { teamieum: { rules } },
    rules: { [`teamieum/${NAME}`]: 'error' },
  });
  return messages.map(({ messageId, message }) => messageId ?? message);
}

const reported = (jsx: string) => reportedIn(`const View = ({ name, isOwn, isNew, children, list }) => (${jsx});`);

describe('no-text-beside-conditional', () => {
  it.each([
    ['text that comes and goes after text', "<p>{name} {isOwn && '(나)'}</p>", ['text']],
    ['text that comes and goes before an element', '<p>{isOwn && `${name} · `}<time /></p>', ['text']],
    ['text that an element replaces', "<p><i />{isOwn ? <b>나</b> : '남'}</p>", ['text']],
    ['an element that comes and goes before text', '<p>{isNew && <Dot />}새 글</p>', ['element']],
    ['an element that comes and goes before children', '<button>{isNew && <Dot />}{children}</button>', ['element']],
    ['a list before text', '<p>{list.map((id) => <i key={id} />)} 끝</p>', ['element']],
    ['two conditions before text', '<p>{isNew && <Dot />}{isOwn && <Me />}{name}</p>', ['element', 'element']],
    ['an icon whose shape changes before text', '<p><Icon of={isNew ? Up : Down} />{name}</p>', ['element']],
    [
      'two texts that one text replaces',
      '<p>{isNew ? <Button>{name}개</Button> : <Button>없음</Button>}</p>',
      ['branches'],
    ],
    ['an icon that comes and goes', '<p>{isNew ? <Button icon={i}>a</Button> : <Button>b</Button>}</p>', ['branches']],
    ['text in the fragment of a component', '<><b>{name}</b>개월</>', ['fragment']],
    ['text in a fragment of a list', '<p>{list.map((id) => <Fragment key={id}>{id}</Fragment>)}</p>', ['fragment']],
  ])('reports %s', (_case, jsx, expected) => {
    expect(reported(jsx)).toEqual(expected);
  });

  it.each([
    ['text in a span', '<p>{isNew && <Dot />}<span>새 글</span></p>'],
    ['the only child of an element', "<p>{isOwn && '나'}</p>"],
    ['one of two texts', "<p><i />{isOwn ? '나' : '남'}</p>"],
    ['an element that comes and goes after text', '<p>새 글 {isNew && <Dot />}</p>'],
    ['an element between a condition and text', '<p>{isNew && <Dot />}<b>{name}</b>{name}</p>'],
    ['elements of one type with one text each', '<p>{isNew ? <b>{name}</b> : <b>{list}</b>}</p>'],
    ['elements of one type with keys', '<p>{isNew ? <b key="a">{name}개</b> : <b key="b">없음</b>}</p>'],
    ['an element that is always there', '<p><Icon of={Up} />{name}</p>'],
  ])('accepts %s', (_case, jsx) => {
    expect(reported(jsx)).toEqual([]);
  });

  it('compares what a component returns in one state with what it returns in another', () => {
    const view = (error: string) =>
      `function View({ error, help }) { if (error) return <p><Icon />${error}</p>; return <p>{help}</p>; }`;
    expect(reportedIn(view('{error}'))).toEqual(['branches']);
    expect(reportedIn(view('<span>{error}</span>'))).toEqual([]);
  });

  it('reads constants of the file and properties of type ReactNode', () => {
    const code = `
      interface Props { news: ReactNode }
      function View({ news, isNew }: Props) {
        const mark = <b>새 글</b>;
        return <p>{isNew && <Dot />}{news}{isNew && mark}{mark}</p>;
      }`;
    expect(reportedIn(code)).toEqual([]);
  });
});
