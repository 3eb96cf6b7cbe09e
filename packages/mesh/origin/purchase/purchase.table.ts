export interface PurchaseTable {
  learnerId: number;
  courseId: number;
  amountFen: number;
  paidAt: Date;
}
