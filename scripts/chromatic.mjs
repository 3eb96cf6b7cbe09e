import { become, giveUp, install } from "./workshop.mjs";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  giveUp(
    "CHROMATIC_PROJECT_TOKEN is not set. Take the project token from Chromatic (Manage, Configure) and set it in the environment; `npm run visual` compares pictures without any service.",
  );
}

install();
become("chromatic", ["--build-script-name=build-storybook", "--only-changed", "--exit-zero-on-changes"]);
