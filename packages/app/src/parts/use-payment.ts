import { useCallback, useEffect, useState } from "react";
import { useClient, type Client } from "urql";
import { graphql } from "../gql/index.ts";
import type { OrderState, PaymentMethod } from "../gql/graphql.ts";
import { failureText, isUnauthenticated, isUnsupported } from "../lib/failure-text.ts";
import { orderPollInterval } from "../lib/limits.ts";

const PayMutation = graphql(`
  mutation PayCourse($courseId: ID!, $method: PaymentMethod!) {
    payCourse(courseId: $courseId, method: $method) {
      ... on PaymentStarted {
        body
        orderId
        amount
        expiresAt
      }
      ... on Refusal {
        reason
        message
      }
    }
  }
`);

const OrderQuery = graphql(`
  query Order($id: ID!) {
    order(id: $id) {
      id
      state
    }
  }
`);

export interface Payment {
  state: "loading" | "waiting" | "paid" | "cancelled" | "failed";
  /** A picture or a form, by the method. */
  body?: string;
  orderId?: string;
  /** Fen, where the upstream says. */
  amount?: number;
  /** Epoch, ms. */
  madeAt?: number;
  expiresAt?: number;
  failure?: string;
  /** Nothing more is to be done here: paid, the course was theirs already, or the session has ended. */
  end?: "paid" | "owned" | "signed-out";
}

const failed = (failure: string): Payment => ({ state: "failed", failure });

/** Begins to pay, or finds what was begun. */
async function begin(client: Client, courseId: string, method: PaymentMethod): Promise<Payment> {
  const { data, error } = await client.mutation(PayMutation, { courseId, method }).toPromise();
  if (error && isUnauthenticated(error)) return { ...failed("请选择登录"), end: "signed-out" };
  if (error) return failed(failureText(error, "订单").text);
  const begun = data?.payCourse;
  if (begun?.__typename === "PaymentStarted") {
    const { body, orderId, amount, expiresAt } = begun;
    return {
      state: "waiting",
      body,
      orderId: orderId ?? undefined,
      amount: amount ?? undefined,
      madeAt: Date.now(),
      expiresAt: expiresAt ? Date.parse(expiresAt) : undefined,
    };
  }
  const message = begun?.message ?? "服务器开小差了，请稍后再试。";
  return { ...failed(message), ...(begun?.reason === "ALREADY_PAID" && { end: "owned" }) };
}

/** Money that comes after an order's time counts, so an expired one is asked about further. */
const mayYetBePaid: ReadonlySet<OrderState> = new Set<OrderState>(["OPEN", "EXPIRED"]);

/**
 * Asks for an order's state every two seconds while somebody looks, and at once when they come back.
 * @returns what ends it
 */
function follow(client: Client, id: string, tell: (state: OrderState | "SIGNED_OUT") => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let over = false;
  const ask = async () => {
    if (asking || over || document.visibilityState === "hidden") return;
    asking = true;
    clearTimeout(timer);
    // Past the progress bar at the top, which would never rest.
    const context = { requestPolicy: "network-only" as const, fetch: globalThis.fetch.bind(globalThis) };
    const { data, error } = await client.query(OrderQuery, { id }, context).toPromise();
    asking = false;
    if (over || (error && isUnsupported(error))) return;
    if (error && isUnauthenticated(error)) return tell("SIGNED_OUT");
    const state = data?.order?.state;
    if (state && !mayYetBePaid.has(state)) return tell(state);
    timer = setTimeout(ask, orderPollInterval);
  };
  timer = setTimeout(ask, orderPollInterval);
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}

/** What an order's state changes here; an expired code says so itself, by the clock. */
const changes: Partial<Record<OrderState | "SIGNED_OUT", Partial<Payment>>> = {
  PAID: { state: "paid", end: "paid" },
  CLOSED: { state: "cancelled" },
  SIGNED_OUT: { state: "failed", failure: "请选择登录", end: "signed-out" },
};

/** Paying for a course for as long as it is shown: begins, and follows the order until it is paid or given up. */
export function usePayment(courseId: string, method: PaymentMethod) {
  const client = useClient();
  const [round, setRound] = useState(0);
  const key = `${method} ${round}`;
  const [told, setTold] = useState<{ key: string; payment: Payment }>();
  useEffect(() => {
    let stop = () => {};
    let over = false;
    void (async () => {
      const payment = await begin(client, courseId, method);
      if (over) return;
      setTold({ key, payment });
      if (payment.state !== "waiting" || !payment.orderId) return;
      stop = follow(client, payment.orderId, (state) => {
        const change = changes[state];
        if (change) setTold({ key, payment: { ...payment, ...change } });
      });
    })();
    return () => {
      over = true;
      stop();
    };
  }, [client, courseId, method, key]);
  // What another method or an earlier code was told is not about this one.
  const payment: Payment = told?.key === key ? told.payment : { state: "loading" };
  return { payment, refresh: useCallback(() => setRound((last) => last + 1), []) };
}
