const { writeSync } = require('node:fs');

/** Prints the run's very last line: `N passed, N failed`. A test file that could not run is a failure. */
module.exports = class LastLine {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    process.once('exit', () => writeSync(1, `${results.numPassedTests} passed, ${failed} failed${rest}\n`));
  }
};
