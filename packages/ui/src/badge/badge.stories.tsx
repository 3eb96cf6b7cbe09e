import preview from "../../../../.storybook/preview.tsx";
import { Plate } from "../plate/plate.tsx";
import { badge } from "./badge.css.ts";
import { Badge } from "./badge.tsx";

const meta = preview.meta({ title: "Status/Badge", component: Badge, args: { children: "预告" } });

export const Line = meta.story({});
export const Live = meta.story({ args: { tone: "live", children: "直播中" } });
export const Brand = meta.story({ args: { tone: "brand", children: "弟子" } });
export const Ochre = meta.story({ args: { tone: "ochre", children: "准弟子" } });
export const Indigo = meta.story({ args: { tone: "indigo", children: "回放" } });

export const OnPlate = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16, maxInlineSize: 282 }}>
      {(["line", "live"] as const).map((tone) => (
        <Plate key={tone} src="/covers/weijing.svg" title="足阳明胃经">
          <Badge tone={tone} place="onPlate">
            {tone === "live" ? "直播中" : "预告"}
          </Badge>
        </Plate>
      ))}
    </div>
  ),
});

// Badges on plates place themselves in a corner, so only the inline ones stand in a row.
export const All = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {Object.keys(badge.classNames.variants.tone).map((tone) => (
        <Badge key={tone} tone={tone as keyof typeof badge.classNames.variants.tone}>
          标签
        </Badge>
      ))}
    </div>
  ),
});
