/** An address, and whether its owner wants the newsletter. */
export interface Capture {
  readonly email: string
  readonly subscribed: boolean
}

/** What addresses are sent with. */
export interface SenderDeps {
  /** Sends one. `isLeaving`: the page is being left, so the call has to outlive it. */
  post(capture: Capture, isLeaving: boolean): Promise<unknown>
  /** Notes an address in the browser, right before it is sent. */
  note(email: string): void
  failed(cause: unknown): void
}

/** Sends addresses: each once, as long as it is sent, and never two at a time. */
export interface Sender {
  /** An address is there. Where consent is not, it waits for that. */
  offer(capture: Capture, isLeaving?: boolean): void
  /** Consent is given: what waits goes. Or taken back: nothing of before is known any more. */
  allow(isAllowed: boolean): void
}

const isSame = (one: Capture | undefined, other: Capture): boolean => one?.email === other.email && one.subscribed === other.subscribed

/** Makes the sender of a page. Nothing is sent until it is allowed. */
export function createSender({ post, note, failed }: SenderDeps): Sender {
  let mayWrite = false
  /** What the shop has, as it has said. */
  let sent: Capture | undefined
  let inFlight: Capture | undefined
  /** What comes next: a later one takes its place. */
  let next: Capture | undefined

  async function sendAll(isLeaving: boolean): Promise<void> {
    while (mayWrite && next && !isSame(sent, next)) {
      const capture = next
      inFlight = capture
      next = undefined
      note(capture.email)
      try {
        await post(capture, isLeaving)
        if (inFlight === capture) sent = capture
      } catch (cause) {
        failed(cause)
      }
      if (inFlight !== capture) return
      inFlight = undefined
    }
  }

  return {
    offer(capture, isLeaving = false) {
      // On its way already: what was to follow it has been given up.
      next = inFlight && isSame(inFlight, capture) ? undefined : capture
      if (next && (!inFlight || isLeaving)) void sendAll(isLeaving)
    },
    allow(isAllowed) {
      mayWrite = isAllowed
      if (!isAllowed) sent = next = inFlight = undefined
      else if (!inFlight) void sendAll(false)
    },
  }
}
