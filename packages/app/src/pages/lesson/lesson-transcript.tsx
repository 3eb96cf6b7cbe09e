import { Skeleton, SkeletonText, Text, Transcript } from "@xinglin/ui";
import { useSnapshot } from "valtio";
import { goTo, playing } from "./playing.ts";
import { session } from "../../state/session.ts";

/** The words of the lesson on the stage. */
export function LessonTranscript() {
  const { token } = useSnapshot(session);
  const { cues, line } = useSnapshot(playing);
  if (!token) return <Text tone="soft">登录以后，文字稿跟着老师的话一起走。</Text>;
  if (!cues) {
    return (
      <Skeleton label="正在取文字稿">
        <SkeletonText lines={6} />
      </Skeleton>
    );
  }
  return <Transcript cues={cues} current={line} onSeek={goTo} />;
}
