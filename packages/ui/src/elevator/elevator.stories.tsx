import { useState } from "react";
import { fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Elevator, type ElevatorProps } from "./elevator.tsx";

const sections = [
  { id: "shelves", label: "百科" },
  { id: "live", label: "直播" },
  { id: "founder", label: "创始人" },
];

function Page(args: ElevatorProps) {
  const [folded, setFolded] = useState(args.folded);
  return (
    <>
      {sections.map(({ id, label }) => (
        <section key={id} id={id} style={{ minBlockSize: 900 }}>
          <h2>{label}</h2>
        </section>
      ))}
      <Elevator
        {...args}
        folded={folded}
        onFoldedChange={(next) => {
          args.onFoldedChange(next);
          setFolded(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: "Home/Elevator",
  component: Elevator,
  args: { sections, folded: false, onFoldedChange: fn() },
  render: (args) => <Page {...args} />,
});

export const Open = meta.story({});
export const Folded = meta.story({ args: { folded: true } });
