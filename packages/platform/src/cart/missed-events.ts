/** Where the script tag keeps what was said of the cart before our code came: `window[Symbol.for('tillkit.missed')]`. */
const MISSED = Symbol.for('tillkit.missed')

/** An event of the platform's or the blocks' that none of our units was there to hear. */
export interface MissedEvent {
  readonly type: string
  readonly args: readonly unknown[]
}

const holder = (): { [MISSED]?: MissedEvent[] } => window as never

/** Begins to keep what is said. @returns keeps an event, until somebody takes them */
export function keepMissed(): (event: MissedEvent) => void {
  holder()[MISSED] = []
  return (event) => holder()[MISSED]?.push(event)
}

/** What was kept, in its order. Nothing more is: whoever takes it hears the rest by itself. */
export function takeMissedEvents(): readonly MissedEvent[] {
  const kept = holder()[MISSED] ?? []
  Reflect.deleteProperty(window, MISSED)
  return kept
}
