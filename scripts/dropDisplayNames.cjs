// A webpack loader for modules whose components have names for the developer tools alone: each such line counts as a use,
// which keeps components, and all they call, in the first load though nobody draws them.
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
