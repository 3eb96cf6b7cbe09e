/** iPhones know fullscreen for the `<video>` alone. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export const canFullscreen = (video: AppleVideo) =>
  document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;

/** Puts the whole player on the screen, so that overlay and watermark go with it. */
export async function enterFullscreen(root: HTMLElement, video: AppleVideo) {
  if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.();
  try {
    await root.requestFullscreen({ navigationUI: "hide" });
    // Not in every browser, and refused on desktops: phones turn, others stay as they are.
    const orientation: { lock?: (to: "landscape") => Promise<void> } = screen.orientation;
    await orientation.lock?.("landscape");
  } catch {
    // Refused without a gesture; nothing has changed, and the button says so.
  }
}

export async function leaveFullscreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
}

export async function togglePictureInPicture(video: HTMLVideoElement) {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // Refused by the browser or the learner; the button keeps its state.
  }
}
