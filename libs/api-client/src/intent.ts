/** Something a player has asked for once: its key is kept while the same is tried again, so that it happens once. */
export interface Intent<Order> {
  order: Order;
  idempotencyKey: string;
}
