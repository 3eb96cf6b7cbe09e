import { useEffect } from "react";
import { startSearch } from "../state/search-keyword.ts";
import { startSession } from "../state/session.ts";
import { startTheme } from "../state/theme.ts";

/**
 * Lets in what only this browser knows. It stands inside the page's Suspense boundary, so that its effect runs once
 * that is hydrated: a session that arrived earlier would differ from what the server drew.
 */
export function Awake() {
  useEffect(startSession, []);
  useEffect(startTheme, []);
  useEffect(startSearch, []);
  // The window's load event has waited for this; see build/load-rest.ts.
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  return null;
}
