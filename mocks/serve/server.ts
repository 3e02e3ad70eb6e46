import { createServer } from "node:http";
import { createHandlers } from "../handlers";
import { openKeeper } from "../keeper";
import { memoryVault } from "../vault";
import { BASE_DEVICES, BASE_PARKS, createWorld } from "../world/createWorld";
import { advanceWorld } from "../world/events";
import { createApi } from "./api";
import { fileVault } from "./fileVault";
import { builtFiles } from "./files";
import { attachSockets } from "./liveSockets";
import type { ServeOptions } from "./options";
import { refuse, servePage } from "./pages";
import { forwardQueries } from "./prometheus";
import { warmFigures } from "./warmFigures";

/** A server that runs. */
export interface Serving {
  readonly port: number;
  /** What was kept could not be read and gave way to a new world. */
  readonly replaced: boolean;
  /** Ends connections, then the server. */
  close(): Promise<void>;
}

const seed = 20_250_101;
const loopback = "127.0.0.1";

/** Serves the build below /v1, the API and the live connection, on this machine only. */
export async function serve(options: ServeOptions, now: () => number = Date.now): Promise<Serving> {
  const { keeper, replaced } = await openWorld(options, now);
  const { backend } = keeper;
  const files = builtFiles(options.dist);
  const server = createServer();
  const sockets = attachSockets(server, backend);
  const forward = options.prometheus === null ? null : forwardQueries(options.prometheus, backend);
  const api = createApi(
    createHandlers(backend),
    async (request) => {
      await keeper.refresh();
      return forward ? forward(request) : null;
    },
    async () => {
      await keeper.save();
      sockets.check();
    },
  );
  server.on("request", (request, response) => {
    const answered = request.url?.startsWith("/api/v1/")
      ? api(request, response)
      : servePage(files, request, response);
    answered.catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  const port = await listening(server, options.port);
  void files.warm().catch(() => undefined);
  void warmFigures(backend);
  return {
    port,
    replaced,
    async close() {
      sockets.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      await closed;
      await keeper.save();
    },
  };
}

async function openWorld(options: ServeOptions, now: () => number) {
  const opened = await openKeeper({
    vault: options.world === null ? memoryVault() : fileVault(options.world),
    now,
    base: { seed, fleet: options.fleet ?? { parks: BASE_PARKS, devices: BASE_DEVICES } },
    create: ({ seed, createdAt, fleet }) => createWorld({ seed, ...fleet, now: createdAt }),
    advance: advanceWorld,
  });
  const { fleet } = opened.keeper.backend.world;
  const wanted = options.fleet;
  const other = wanted !== null && (wanted.parks !== fleet.parks || wanted.devices !== fleet.devices);
  if (other) await opened.keeper.renew(wanted, true);
  return opened;
}

function listening(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
