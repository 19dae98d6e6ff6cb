/** References only: queues carry no names or addresses. */
export interface PlanMessage {
  readonly newsletterId: string;
  readonly run: number;
}

export interface BatchMessage {
  readonly newsletterId: string;
  readonly run: number;
  readonly no: number;
  /** Known to who puts it back; all of them by default. */
  readonly openRows?: number;
}
