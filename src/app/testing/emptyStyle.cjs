// Stands in for stylesheets in tests.
module.exports = {};
