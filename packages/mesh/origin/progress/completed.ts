/** A lesson counts as completed once so much of it has been seen. */
const completedShare = 0.9;

/** Seconds of a lesson that must have been seen for it to count as completed. */
export const enoughOf = (duration: number) => Math.ceil(duration * completedShare);

export const isCompleted = (watchedSeconds: number, duration: number) => watchedSeconds >= enoughOf(duration);
