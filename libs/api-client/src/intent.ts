/** An order with its idempotency key, which retries reuse, so that the order takes effect once. */
export interface Intent<Order> {
  order: Order;
  idempotencyKey: string;
}
