// Stands in a bundle for a library that is imported there but never called.
module.exports = {};
