import { itKeepsTheContract } from "../../test/contract.tsx";
import { OrderList, OrderRow } from "./order-row.tsx";

itKeepsTheContract(
  <OrderList>
    <OrderRow href="#c" courseName="针道入门" priceFen={199_900} state="paid" number="4f1c09ab" />
  </OrderList>,
);
