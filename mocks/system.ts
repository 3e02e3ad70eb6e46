import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { http } from "./http";
import { visitor } from "./visitor";

/** Where the parts of the platform answer (§7 System). */
export function systemHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/system/hosts", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const { origin } = new URL(request.url);
      const socket = `${origin.replace(/^http/, "ws")}/websocket/`;
      return response(200).json({
        hosts: [
          { name: "api", url: origin, version: "demo" },
          { name: "websocket", url: socket, version: "demo" },
        ],
      });
    }),
  ];
}
