// Replaces stylesheets in tests.
module.exports = {};
