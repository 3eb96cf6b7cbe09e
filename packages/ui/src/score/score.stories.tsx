import preview from "../../../../.storybook/preview.tsx";
import { Score } from "./score.tsx";

const meta = preview.meta({ title: "Course/Score", component: Score, args: { value: 9.7 } });

export const High = meta.story({});
export const Whole = meta.story({ args: { value: 10 } });
