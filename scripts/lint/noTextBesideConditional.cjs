/**
 * Reports text that React would move, remove, or use as the position of an insertion. A browser's translator replaces
 * text nodes by elements: `removeChild` and `insertBefore` then throw for a text node that has left its parent, and the
 * page breaks (MEND-50). Text that is an element's only child is safe, so such text is wrapped in a `<span>`.
 *
 * Reported, among children of one element or fragment:
 * - text that comes and goes beside siblings: `<p>{name} {isOwn && '(나)'}</p>`
 * - an element that comes and goes before text: `<p>{isNew && <Dot />} {name}</p>`
 * - text in a fragment of a list, or in the fragment that a component consists of
 * - the text of an element that another one of the same type replaces with other children:
 *   `isSet ? <Button icon={<X />}>비우기</Button> : <Button>{days}일 뒤로</Button>`
 */

/** Functions that call another one for each element of a list, with the position of that argument. */
const LOOPS = { map: 0, from: 1 };

const isText = (kind) => kind === 'text' || kind === 'unknown';
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));

/** What a function given to `map` returns. */
function returnedBy(callback) {
  if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return null;
  if (callback.body.type !== 'BlockStatement') return callback.body;
  return callback.body.body.find(({ type }) => type === 'ReturnStatement')?.argument ?? null;
}

/** Whether React replaces an element when the state changes: `<Icon of={isOpen ? UpIcon : DownIcon} />`. */
const isReplaced = (node) =>
  node.openingElement.attributes.some(
    ({ name, value }) => name?.name === 'of' && value?.expression?.type === 'ConditionalExpression',
  );

const CONSTANT_KINDS = { undefined: 'nothing', null: 'nothing', boolean: 'nothing' };
const kindOfConstant = (value) => CONSTANT_KINDS[value === null ? 'null' : typeof value] ?? 'text';

/**
 * Reads what expressions of one file render; its constants are looked up in `scopes`.
 * @param nodeNames the properties of type `ReactNode`: elements, except for `children`, which often are text
 */
function createReader(scopes, nodeNames) {
  const KINDS = {
    Literal: (node) => new Set([kindOfConstant(node.value)]),
    TemplateLiteral: () => new Set(['text']),
    JSXElement: (node) => new Set(isReplaced(node) ? ['element', 'changing'] : ['element']),
    JSXFragment: (node) => union(...childrenOf(node).map(kindsOfChild)),
    ConditionalExpression: (node) => union(kindsOf(node.consequent), kindsOf(node.alternate), ['changing']),
    LogicalExpression: (node) =>
      node.operator === '&&'
        ? union(kindsOf(node.right), ['nothing', 'changing'])
        : union(kindsOf(node.left), kindsOf(node.right), ['changing']),
    CallExpression(node) {
      const name = node.callee.property?.name ?? node.callee.name;
      if (name === 'createPortal') return new Set(['nothing']);
      const returned = returnedBy(node.arguments[LOOPS[name]]);
      return returned ? union(kindsOf(returned), ['nothing', 'changing']) : new Set(['unknown']);
    },
    Identifier(node) {
      const constant = constantOf(node);
      if (constant) return kindsOf(constant);
      return new Set([nodeNames.has(node.name) ? 'element' : 'unknown']);
    },
  };

  /** The expression of `const name = …`. */
  function constantOf(node) {
    for (let scope = scopes.getScope(node); scope; scope = scope.upper) {
      const definition = scope.set.get(node.name)?.defs[0];
      if (definition) {
        const { node: declarator, parent } = definition;
        return parent?.kind === 'const' && declarator.id.type === 'Identifier' ? declarator.init : null;
      }
    }
    return null;
  }

  /** What an expression renders: text, element, nothing, unknown; `changing` if that depends on state. */
  function kindsOf(node) {
    return KINDS[node.type]?.(node) ?? new Set(['unknown']);
  }

  function kindsOfChild(child) {
    if (child.type === 'JSXText') return new Set(['text']);
    return kindsOf(child.type === 'JSXExpressionContainer' ? child.expression : child);
  }

  return kindsOfChild;
}

const isLayout = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** The children that render something; those of fragments without a key are children of the parent. */
function childrenOf(node) {
  return node.children
    .filter((child) => !isLayout(child))
    .flatMap((child) => (child.type === 'JSXFragment' ? childrenOf(child) : [child]));
}

/** Whether an expression is text in some states and something else, or nothing, in others. */
const isComingAndGoingText = (kinds) =>
  kinds.has('changing') && kinds.has('text') && (kinds.has('nothing') || kinds.has('element'));

/** Whether the node before which React inserts an element that is followed by `next` may be text. */
function isBeforeText(next) {
  const end = next.findIndex((kinds) => !kinds.has('nothing'));
  return next.slice(0, end === -1 ? next.length : end + 1).some((kinds) => [...kinds].some(isText));
}

/** The fragment itself, or the fragments between which a condition chooses. */
function fragmentsIn(node) {
  if (node?.type === 'JSXFragment') return [node];
  if (node?.type === 'JSXElement' && node.openingElement.name.name === 'Fragment') return [node];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(fragmentsIn);
  return node?.type === 'LogicalExpression' ? fragmentsIn(node.right) : [];
}

/** Whether a fragment certainly has text among its own children. */
function holdsText(fragment, kindsOfChild) {
  const kinds = childrenOf(fragment).map(kindsOfChild);
  return kinds.some((own) => own.has('text')) || (kinds.length === 1 && kinds[0].has('unknown'));
}

/** The elements between which a condition chooses. */
function branchesOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
  return node ? [node] : [];
}

const isNamed = (name) => (attribute) => attribute.name?.name === name;

const SINGLE = 'single';

/** What an element renders, by position: its icon, then its children. A single text is no text node of its own. */
function shapeOf(node, kindsOfChild) {
  const icon = node.openingElement.attributes.some(isNamed('icon')) ? ['icon'] : [];
  const shape = [...icon, ...childrenOf(node).map((child) => [...kindsOfChild(child)].sort().join())];
  return shape.length > 1 ? shape.join(' | ') : SINGLE;
}

/** Whether React keeps one element for the other, and changes the text nodes inside. */
function isKeptWithOtherText(one, other, { kindsOfChild, sourceCode }) {
  if (one?.type !== 'JSXElement' || other?.type !== 'JSXElement') return false;
  const [name, otherName] = [one, other].map((node) => sourceCode.getText(node.openingElement.name));
  const isKeyed = [one, other].some((node) => node.openingElement.attributes.some(isNamed('key')));
  const hasText = [one, other].some((node) => {
    const isSingle = shapeOf(node, kindsOfChild) === SINGLE;
    return !isSingle && childrenOf(node).some((child) => [...kindsOfChild(child)].some(isText));
  });
  return name === otherName && !isKeyed && hasText && shapeOf(one, kindsOfChild) !== shapeOf(other, kindsOfChild);
}

module.exports = {
  meta: {
    type: 'problem',
    messages: {
      text: 'Wrap this text in a <span>: a translated page breaks when it comes or goes (MEND-50).',
      element: 'Wrap the text after this in a <span>: a translated page breaks when this comes or goes (MEND-50).',
      branches: 'Wrap the text of both in a <span>: a translated page breaks when one replaces the other (MEND-50).',
      fragment: 'Wrap the text of this fragment in a <span>: a translated page breaks when it goes (MEND-50).',
    },
    schema: [],
  },
  create(context) {
    const nodeNames = new Set();
    /** What each function around the current node has returned so far. */
    const returned = [];
    const kindsOfChild = createReader(context.sourceCode, nodeNames);

    function checkChildren(node) {
      const children = childrenOf(node);
      const kinds = children.map(kindsOfChild);
      if (children.length < 2) return;
      children.forEach((child, index) => {
        const own = kinds[index];
        if (isComingAndGoingText(own)) context.report({ node: child, messageId: 'text' });
        else if (own.has('changing') && own.has('element') && isBeforeText(kinds.slice(index + 1)))
          context.report({ node: child, messageId: 'element' });
      });
    }

    function checkBranches(node, others = []) {
      const isReported = others.some((other) =>
        isKeptWithOtherText(node, other, { kindsOfChild, sourceCode: context.sourceCode }),
      );
      if (isReported) context.report({ node, messageId: 'branches' });
    }

    function checkFragments(node) {
      fragmentsIn(node)
        .filter((fragment) => holdsText(fragment, kindsOfChild))
        .forEach((fragment) => context.report({ node: fragment, messageId: 'fragment' }));
    }

    return {
      ConditionalExpression: ({ consequent, alternate }) => checkBranches(alternate, [consequent]),
      ':function': () => returned.push([]),
      ':function:exit': () => returned.pop(),
      TSPropertySignature({ key, typeAnnotation: type }) {
        const isNode = type?.typeAnnotation.typeName?.name === 'ReactNode';
        if (isNode && key.name !== 'children') nodeNames.add(key.name);
      },
      JSXElement: checkChildren,
      JSXFragment(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') checkChildren(node);
      },
      ArrowFunctionExpression: (node) => checkFragments(node.body),
      ReturnStatement({ argument }) {
        checkFragments(argument);
        const before = returned.at(-1);
        for (const one of branchesOf(argument)) {
          checkBranches(one, before);
          before?.push(one);
        }
      },
    };
  },
};
