// The environment of the web tests: jsdom without the parts of its style engine that no test asks about. For each element
// that a query by role visits, jsdom matches every rule of its default style sheet and resolves twelve colours; that took
// a seventh of the time of a test of a long form. An update of jsdom that moves these parts fails here.

const styleRules = 'jsdom/lib/jsdom/living/helpers/style-rules.js';
const defaultSheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');

/** The rules of a style sheet about `display`, joined by value; `none` is the last, since it overrides. */
function keepDisplay(sheet) {
  const selectors = { block: [], none: [] };
  for (const [, selector, body] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const value = /(?:^|[\s;])display:\s*([\w-]+)/.exec(body)?.[1];
    if (value) (selectors[value] ??= []).push(selector.trim());
  }
  const { none, ...others } = selectors;
  return Object.entries({ ...others, none })
    .map(([value, of]) => `${of.join(',')} { display: ${value} }`)
    .join('\n');
}

// Before the style engine is loaded, which reads it once.
const displaySheet = keepDisplay(require(defaultSheet));
require.cache[defaultSheet].exports = displaySheet;

// Each computed style resolves the properties of this list.
const { propertiesWithResolvedValueImplemented: resolved } = require(styleRules);
for (const property of Object.keys(resolved)) if (property.includes('color')) delete resolved[property];

// Loads the classes of the document in their order.
require('jsdom');

// jsdom searches the whole document for the field of each label, once for each field that a query asks about.
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { get: findControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const field = this.isConnected && this._ownerDocument.getElementById(this.getAttributeNS(null, 'for'));
    return field && isLabelable(field) ? field : findControl.call(this);
  },
});

module.exports = require('jest-fixed-jsdom');
