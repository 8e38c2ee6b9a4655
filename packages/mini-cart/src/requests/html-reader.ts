import { createReader, type Reader, type ReaderOptions } from '@tillkit/platform/requests'
import type { WorkContext } from './context.ts'
import type { Answer } from './mini-cart.api.ts'

/** How long a refresh waits for other events that want one too, in ms. */
const MERGE = 80

/** What asks for the cart's HTML and shows it. */
export interface Reading extends Pick<WorkContext, 'show'> {
  readonly reader: Reader
  /** Asks again where the last question had no answer. */
  askIfOutdated(): void
}

/** What it is read with. */
export interface ReadingDeps extends Pick<WorkContext, 'store' | 'cart' | 'life'>, Pick<ReaderOptions<Answer>, 'load'> {
  /** Called for each answer before it shows. */
  readonly answered: () => void
}

/** Creates the reader that asks for the HTML of the mini cart. */
export function createReading({ store, cart, life, load, answered }: ReadingDeps): Reading {
  let isOutdated = false
  const show = (html: string) => {
    isOutdated = false
    answered()
    store.setState({ answer: { html } })
    cart.rememberShown()
  }
  const reader = createReader<Answer>({
    queue: cart.queue,
    load,
    use(answer) {
      // A signature that is too old: the page goes on showing what it shows. Loading it anew could go on for ever.
      if (answer.kind === 'html') show(answer.html)
    },
    // Nobody asked by hand: what is typed elsewhere on the page is worth more than a fresh number.
    failed() {
      isOutdated = true
    },
    pause: MERGE,
    life,
  })
  return {
    reader,
    show,
    askIfOutdated() {
      if (!isOutdated) return
      // Once: who looks again while the answer is on its way has it soon.
      isOutdated = false
      reader.ask()
    },
  }
}
