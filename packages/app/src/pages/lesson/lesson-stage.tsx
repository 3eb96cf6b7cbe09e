export function LessonStage(_: object) {
  return null;
}
