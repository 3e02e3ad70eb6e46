import { serveOptions } from "./options";
import { serve } from "./server";

const options = serveOptions(process.argv.slice(2));
if (typeof options === "string") {
  console.error(options);
  process.exitCode = 2;
} else {
  const serving = await serve(options);
  if (serving.replaced) console.warn(`${options.world}: not readable as a world, replaced by a new one`);
  process.stdout.write(`http://localhost:${serving.port}/v1/\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void serving.close());
}
