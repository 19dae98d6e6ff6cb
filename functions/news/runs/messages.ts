/** References only: queues carry no names or addresses. */
export interface PlanMessage {
  readonly newsletterId: string;
  readonly run: number;
}

export interface BatchMessage {
  readonly newsletterId: string;
  readonly run: number;
  readonly no: number;
  /** Set by whoever puts the batch back; all rows by default. */
  readonly openRows?: number;
}
