import { spawnSync } from "node:child_process";
import { root } from "../../e2e/servers";
import type { Job } from "../job";
import type { Row } from "../row";

interface Size {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
  readonly passed: boolean;
}

/** What size-limit says of the production build, gzip. */
export const sizes: Job = {
  name: "sizes",
  run: async (stage) => {
    await stage.production();
    const told = spawnSync(process.execPath, ["node_modules/size-limit/bin.js", "--json"], {
      cwd: root,
      encoding: "utf8",
    });
    const list = JSON.parse(told.stdout) as Size[];
    return list.map(({ name, size, sizeLimit, passed }): Row => ({
      job: `Initial code: ${name}`,
      unit: "kB",
      ours: { median: size / 1000 },
      peers: [],
      goal: `<= ${sizeLimit / 1000}`,
      met: passed,
    }));
  },
};
