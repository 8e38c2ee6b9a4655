/** What a listener gets: a jQuery event, or the native one on a page without jQuery. */
export interface LegacyEvent {
  readonly type: string
  readonly target: EventTarget | null
  /** Set by jQuery when code triggered the event rather than the shopper. */
  readonly isTrigger?: boolean | number
  /** The browser's event behind a jQuery one. */
  readonly originalEvent?: Event
  preventDefault(): void
  stopPropagation(): void
}

/** A listener of legacy events; what the trigger passed follows the event. */
export type LegacyListener = (event: LegacyEvent, ...args: unknown[]) => void

/** The handlers of one type that a jQuery keeps at an element: those that delegate first. */
export interface LegacyHandlers extends Array<{ readonly namespace?: string }> {
  readonly delegateCount?: number
}
