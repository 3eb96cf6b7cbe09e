import preview from "../../../../.storybook/preview.tsx";
import { Logo } from "./logo.tsx";

const meta = preview.meta({ title: "Shell/Logo", component: Logo });

export const House = meta.story({});
