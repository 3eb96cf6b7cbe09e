/** Waits for the video to stand on the page, then marks the first picture of it that is shown while it plays. */
export function firstFrame() {
  const video = document.querySelector("video");
  if (!video) {
    requestAnimationFrame(firstFrame);
    return;
  }
  const shown = () => {
    if (video.paused) video.requestVideoFrameCallback(shown);
    else performance.mark("first-frame");
  };
  video.requestVideoFrameCallback(shown);
}
