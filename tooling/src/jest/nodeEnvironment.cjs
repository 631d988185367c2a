require('./keepCompiled.cjs');

module.exports = require('jest-environment-node').TestEnvironment;
