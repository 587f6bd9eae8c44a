/** Texts for injection tests: HTML, attributes, JSON, scripts, styles, templates. */
export const HOSTILE_TEXTS = [
  `</script><script>globalThis.hacked=1</script>`,
  `<img src=x onerror="globalThis.hacked=1">'"&$'$&`,
  `"><svg onload=globalThis.hacked=1>`,
  `' autofocus onfocus='globalThis.hacked=1`,
  `</title></style></noscript><iframe srcdoc="<script>parent.hacked=1</script>">`,
  `<!--</div><div id="root"></div></head>--><base href="https://evil.example/">`,
  `\u2028\u2029\\u003c/script\\u003e<\u0000script>globalThis.hacked=1`.replace('\u0000', ''),
  `{{constructor.constructor('hacked=1')()}}\${globalThis.hacked=1}`,
  `<template><math><mi//xlink:href="data:x,<script>globalThis.hacked=1</script>">`,
];

/** Addresses that run a script, or would if they were not handled as text. */
export const HOSTILE_LINKS = [
  'javascript:globalThis.hacked=1',
  'java\tscript:globalThis.hacked=1',
  'data:text/html,<script>parent.hacked=1</script>',
  'https://example.com/"onmouseover="globalThis.hacked=1',
  'vbscript:hacked',
];
