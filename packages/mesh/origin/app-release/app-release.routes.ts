import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable } from "../http/shapes.ts";
import { findAppRelease } from "./app-release.queries.ts";

const AppRelease = Type.Object({
  iosUrl: Nullable(Type.String()),
  androidUrl: Nullable(Type.String()),
  version: Nullable(Type.String()),
  notes: Nullable(Type.String({ description: "One change a line" })),
  releases: Type.Array(
    Type.Object({ version: Type.String(), notes: Type.String(), releasedAt: Type.String() }),
    { description: "Extension: the latest versions, newest first" },
  ),
  appQR: Type.String({ description: "Picture of the QR code that leads to the app's page" }),
  iosQR: Nullable(Type.String({ description: "Extension: QR code of the App Store's page" })),
  androidQR: Nullable(Type.String({ description: "Extension: QR code of the Android package" })),
});

export const appReleaseRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/appGet",
    {
      schema: {
        access: "public",
        summary: "The phone app: newest version, what is new in it, and where it is had",
        response: { 200: Envelope(AppRelease) },
      },
    },
    async () => ok(await findAppRelease(db)),
  );
};
