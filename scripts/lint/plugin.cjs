/** Lint rules of this project, loaded by Oxlint (`jsPlugins` in `.oxlintrc.json`). */
module.exports = {
  meta: { name: 'teamieum' },
  rules: { 'no-text-beside-conditional': require('./noTextBesideConditional.cjs') },
};
