/**
 * Prints the files of a test report that took longest, and every test that passed only when it was tried again.
 * `node scripts/slowest.mjs <report of vitest's json reporter>`
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";

const MOST = 20;

const { testResults } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const files = testResults
  .map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults,
  }))
  .sort((a, b) => b.seconds - a.seconds);

console.log(`== the slowest ${Math.min(MOST, files.length)} of ${files.length} files`);
for (const { name, seconds, tests } of files.slice(0, MOST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${String(tests.length).padStart(4)} tests  ${name}`);

const again = files.flatMap(({ name, tests }) =>
  tests
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ name, fullName, why: failureMessages[0].split("\n")[0] })),
);
console.log(`== tried again: ${again.length}`);
for (const { name, fullName, why } of again) console.log(`${name}: ${fullName}\n    ${why}`);
