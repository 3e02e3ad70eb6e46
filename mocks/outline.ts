import type { HttpHandler } from "msw";
import { HttpResponse } from "msw";
import type { Backend } from "./backend";
import { http, invalid, refusal } from "./http";
import { parkFor } from "./siteRights";

/** What the demo keeps at most, in bytes: it lies in the browser's storage. */
const most = 10_000_000;

/** Outline images of parks (§7 Park): a JPEG, or 404 while there is none. */
export function outlineHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{uid}/image/outline", ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "member");
      if (park instanceof Response) return response.untyped(park);
      const image = backend.world.images.find((one) => one.park_uid === park.uid);
      if (!image) return response.untyped(refusal(404, "This park has no outline image"));
      const bytes = Uint8Array.from(atob(image.jpeg), (char) => char.charCodeAt(0));
      return response.untyped(new HttpResponse(bytes, { headers: { "Content-Type": "image/jpeg" } }));
    }),

    http.put("/api/v1/park/{uid}/image/outline", async ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "moderator");
      if (park instanceof Response) return response.untyped(park);
      const file = await fileOf(request);
      if (file === null) return response.untyped(invalid([{ msg: "File expected", loc: ["body", "file"] }]));
      if (file.length > most) return response.untyped(refusal(413, "The image is too large"));
      if (file[0] !== 0xff || file[1] !== 0xd8 || file[2] !== 0xff)
        return response.untyped(invalid([{ msg: "JPEG expected", loc: ["body", "file"] }]));
      const others = backend.world.images.filter((one) => one.park_uid !== park.uid);
      backend.world.images = [...others, { park_uid: park.uid, jpeg: base64(file) }];
      backend.changed("images", park.uid);
      return response(200).json({ message: "Image saved" });
    }),
  ];
}

async function fileOf(request: Request): Promise<Uint8Array | null> {
  try {
    const file = (await request.formData()).get("file");
    return file === null || typeof file === "string" ? null : new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}
