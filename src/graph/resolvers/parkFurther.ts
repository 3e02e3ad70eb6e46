import type { ParkChanges, Resolvers } from "../../generated/resolvers";
import { isJpeg, outlineProblem } from "../../rules/outlineImage";
import { changed, done, idOf, made, readAfter } from "../answers";
import { kpiOf } from "../kpiOf";
import type { ParkModel } from "../models/park";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";
import { RestError } from "../restError";
import { siteMembers } from "../siteMembers";

const one = "/api/v1/park/{uid}";
const image = "/api/v1/park/{uid}/image/outline";
const member = "/api/v1/park/{uid}/member/{account}";

/** Only what changes is sent; null empties the fields that may be empty. */
function bodyOf({ name, latitude, longitude, peakPowerW, gridPowerW, commissionedAt }: ParkChanges) {
  return {
    ...(name ? { name } : {}),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(peakPowerW === undefined ? {} : { peak_power_w: peakPowerW }),
    ...(typeof gridPowerW === "number" ? { grid_power_w: gridPowerW } : {}),
    ...(commissionedAt === undefined ? {} : { commissioned_at: commissionedAt }),
  };
}

/** The image, or null while there is none (404). A body that is no JPEG, such as a JSON message, is malformed. */
async function outlineOf(park: string, rest: RestClient): Promise<Blob | null> {
  try {
    const params = { path: { uid: park } };
    const file: unknown = await dataOf(rest.GET(image, { params, parseAs: "blob" }));
    if (!(file instanceof Blob) || !(await isJpeg(file))) throw new RestError("malformed", 200);
    return file;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append("file", file, "outline.jpg");
  return form;
}

/** How parks are made, changed and deleted, their outline, and who has a role in them (§7 Park). */
export const parkFurther: Resolvers = {
  Query: {
    park: (_, { uid }, { rest }) => dataOf(rest.GET(one, { params: { path: { uid } } })),
    parkKpi: async (_, { uid }, { rest }) =>
      kpiOf(await dataOf(rest.GET("/api/v1/park/{uid}/kpi", { params: { path: { uid } } }))),
    outlineImage: (_, { park }, { rest }) => outlineOf(park, rest),
    parkMembers: async (_, { park }, { rest }) => {
      const params = { path: { uid: park } };
      return siteMembers(park, await dataOf(rest.GET("/api/v1/park/{uid}/member", { params })));
    },
  },
  Mutation: {
    createPark: (_, { portfolio, name }, { rest }) =>
      made<ParkModel>(rest.POST("/api/v1/park", { body: { portfolio_uid: portfolio, name } }), ({ uid }) =>
        idOf(uid),
      ),
    updatePark: (_, { uid, changes }, { rest }) => {
      const params = { path: { uid } };
      const write = rest.PUT(one, { params, body: bodyOf(changes) });
      return changed<ParkModel>(
        write,
        () => dataOf(rest.GET(one, { params })),
        (park) => idOf(park.uid),
      );
    },
    deletePark: async (_, { uid }, { rest }) => {
      await done(rest.DELETE(one, { params: { path: { uid } } }));
      return uid;
    },
    uploadOutlineImage: async (_, { park, file }, { rest }) => {
      if ((await outlineProblem(file)) !== null) throw new RestError("malformed", 0);
      const params = { path: { uid: park } };
      await done(rest.PUT(image, { params, body: { file }, bodySerializer: () => formOf(file) }));
      return readAfter(() => dataOf(rest.GET(one, { params })));
    },
    changeParkMemberRole: async (_, { park, account, role }, { rest }) => {
      await done(rest.PUT(member, { params: { path: { uid: park, account } }, body: { role } }));
      return { site: park, account, permissions: { role } };
    },
    removeParkMember: async (_, { park, account }, { rest }) => {
      await done(rest.DELETE(member, { params: { path: { uid: park, account } } }));
      return account;
    },
  },
};
