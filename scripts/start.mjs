import { become, build, install } from "./workshop.mjs";

install();
build();
become("node", ["packages/mesh/server.ts"], { NODE_ENV: process.env.NODE_ENV ?? "production" });
