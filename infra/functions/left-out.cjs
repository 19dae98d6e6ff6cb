// Stands in a bundle for a library that is imported but never called.
module.exports = {};
