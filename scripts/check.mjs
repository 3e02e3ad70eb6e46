/**
 * Runs every `check:` script of package.json and prints what failed. What makes files goes first and alone, for the
 * others read them; these go two at a time.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [first, ...others] = Object.keys(scripts).filter((name) => name.startsWith("check:"));

function run(name) {
  const from = performance.now();
  return new Promise((done) => {
    const shell = process.platform === "win32";
    const child = spawn("npm", ["run", "--silent", name], { cwd: root, shell });
    const output = [];
    child.stdout.on("data", (part) => output.push(part));
    child.stderr.on("data", (part) => output.push(part));
    child.on("error", (error) => output.push(Buffer.from(String(error))));
    child.on("close", (code) => {
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}  ${seconds} s`);
      if (code !== 0) console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
      done(code === 0);
    });
  });
}

async function take(queue, results) {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await run(name));
}

const results = [await run(first)];
const queue = [...others];
await Promise.all([take(queue, results), take(queue, results)]);
const failed = results.filter((passed) => !passed).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
