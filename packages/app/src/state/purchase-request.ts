import { proxy } from "valtio";
import { session } from "./session.ts";
import { askToSignIn } from "./sign-in-request.ts";

/** What the payment dialog says of a course before the server has answered. */
export interface CourseToBuy {
  courseId: string;
  courseName: string;
  /** Fen; what this learner pays. */
  price: number;
  /** Fen; what it costs everybody. */
  listPrice: number;
}

/** `closed` counts the dialog's endings, for lists that are to be read again after one. */
export const purchaseRequest = proxy<{ course?: CourseToBuy; closed: number }>({ closed: 0 });

/** Opens the payment dialog; signing in comes first, and the purchase goes on after it. */
export function buyCourse(course: CourseToBuy) {
  if (session.token) purchaseRequest.course = course;
  else askToSignIn(() => buyCourse(course));
}

export function closePurchase() {
  purchaseRequest.course = undefined;
  purchaseRequest.closed += 1;
}

/** The session ended under the dialog: sign-in comes in its place, and the purchase after it. */
export function resumePurchaseAfterSignIn(course: CourseToBuy) {
  closePurchase();
  askToSignIn(() => buyCourse(course));
}
