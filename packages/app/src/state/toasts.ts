import { proxy } from "valtio";

export interface ToastMessage {
  id: string;
  tone: "ok" | "bad" | "info";
  title: string;
  /** The second line; the catalogue's English stands here. */
  detail?: string;
  detailLang?: string;
}

export const toasts = proxy<{ list: ToastMessage[] }>({ list: [] });

let lastId = 0;

/** Shows a message; the same one shown again replaces itself instead of piling up. */
export function showToast(message: Omit<ToastMessage, "id">) {
  const same = toasts.list.findIndex(
    ({ title, detail }) => title === message.title && detail === message.detail,
  );
  if (same >= 0) toasts.list.splice(same, 1);
  toasts.list.push({ ...message, id: String(++lastId) });
}

export function dismissToast(id: string) {
  const at = toasts.list.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.list.splice(at, 1);
}
