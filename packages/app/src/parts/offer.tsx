import { Button, BuyBar, Price, Stack, Text } from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { href } from "../routes.tsx";
import { buyCourse } from "../state/purchase-request.ts";
import { session } from "../state/session.ts";
import { askToSignIn } from "../state/sign-in-request.ts";

const ContinueLearning = lazy(async () => ({
  default: (await import("./continue-learning.tsx")).ContinueLearning,
}));

export interface OfferProps {
  courseId: string;
  courseName: string;
  firstLessonId?: string;
  /** Fen; what this learner pays. */
  price: number;
  /** Fen; what it costs everybody. */
  listPrice: number;
  owned: boolean;
  trialMinutes: number;
}

type WayInProps = OfferProps & {
  /** At the foot of a phone's screen there is room for one button. */
  inBar?: boolean;
};

/** The one way in that fits who is asking: sign in, buy, or learn now (spec §2 "cousrsedetail"). */
function WayIn({ courseId, courseName, firstLessonId, owned, price, listPrice, inBar }: WayInProps) {
  const { token } = useSnapshot(session);
  if (owned && (token || price > 0)) {
    const begin = (
      <Button asChild variant="ink" size="large" width="full">
        <a href={href.lesson(courseId, firstLessonId)}>立即学习</a>
      </Button>
    );
    return (
      <Suspense fallback={begin}>
        <ContinueLearning courseId={courseId} firstLessonId={firstLessonId} alone={inBar} />
      </Suspense>
    );
  }
  if (!token) {
    return (
      <Button variant="accent" size="large" width="full" onClick={() => askToSignIn()}>
        登录 / 注册
      </Button>
    );
  }
  return (
    <Button
      variant="accent"
      size="large"
      width="full"
      onClick={() => buyCourse({ courseId, courseName, price, listPrice })}
    >
      购买课程
    </Button>
  );
}

/** Price and way in, beside a course. */
export function Offer(props: OfferProps) {
  const { courseId, firstLessonId, price, listPrice, owned, trialMinutes } = props;
  const { token } = useSnapshot(session);
  const freeTerms = token ? "不限次数，随时接着学" : "登录就能学，不限次数";
  return (
    <Stack as="section" gap={3} aria-label="价格">
      <Price fen={price} beforeFen={listPrice} size="large" tone="accent" />
      <WayIn {...props} />
      {!owned && trialMinutes > 0 && (
        <Button asChild width="full">
          <a href={href.lesson(courseId, firstLessonId)}>试看 {trialMinutes} 分钟</a>
        </Button>
      )}
      <Text size="caption" tone="faint">
        {price === 0 ? freeTerms : "七天内可全额退款，金额随学习进度结算"}
      </Text>
    </Stack>
  );
}

/** The same at the foot of a phone's screen. */
export function OfferBar(props: OfferProps) {
  return (
    <BuyBar priceFen={props.owned ? undefined : props.price}>
      <WayIn {...props} inBar />
    </BuyBar>
  );
}
