import preview from "../../../../.storybook/preview.tsx";
import * as house from "./house-icons.ts";
import { Icon } from "./icon.tsx";

const meta = preview.meta({ component: Icon, title: "Foundations/Icon", args: { of: house.Needle } });

export const Needle = meta.story({});

export const House = meta.story({
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {Object.entries(house).map(([name, drawing]) => (
        <li key={name}>
          <Icon of={drawing} size="large" /> {name}
        </li>
      ))}
    </ul>
  ),
});
