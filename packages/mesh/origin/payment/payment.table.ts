export interface PersonalPriceTable {
  learnerId: number;
  courseId: number;
  amountFen: number;
}

/** 1 WeChat, 2 Alipay (spec §9). */
export type PayMethod = 1 | 2;

export interface PurchaseOrderTable {
  id: string;
  learnerId: number;
  courseId: number;
  amountFen: number;
  method: PayMethod;
  state: "open" | "paid" | "closed" | "expired";
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
}

export interface PaymentTable {
  provider: string;
  tradeNo: string;
  orderId: string;
  amountFen: number;
  paidAt: Date;
  refundDue: boolean;
}

export interface PaymentNoticeTable {
  provider: string;
  nonce: string;
  receivedAt: Date;
}
