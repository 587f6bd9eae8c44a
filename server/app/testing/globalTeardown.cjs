module.exports = async function globalTeardown() {
  await globalThis.removeTemplate();
};
