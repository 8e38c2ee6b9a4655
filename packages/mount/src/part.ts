import type { Source } from './adopt.ts'
import type { Host } from './definition.ts'
import { slot, type Place } from './slot.ts'

/** A module that draws: React arrives with it. */
export interface PartModule<Config, Store> {
  /** Draws into the slot and returns what takes it away again. */
  draw(slot: HTMLElement, host: Host<Config, Store>): () => void
}

/** Something that Tillkit draws itself, as opposed to what the server printed. */
export interface Part<Config, Store> {
  /** For the report when its code cannot be loaded. */
  readonly name: string
  readonly place: Place
  /** Whether there is anything to draw yet. Asked until it first says yes; then the part decides for itself. */
  readonly wanted: () => boolean
  /** What to ask again on: usually the host's store. */
  readonly source: Pick<Source<unknown>, 'subscribe'>
  readonly load: () => Promise<PartModule<Config, Store>>
}

/** Draws a part as soon as it is wanted, in a slot that goes with the host. */
export function drawPart<Config, Store>(host: Host<Config, Store>, part: Part<Config, Store>): void {
  const waiting = host.branch()
  const look = waiting.guard(() => {
    if (!part.wanted()) return
    waiting.end()
    load(host, part)
  })
  waiting.onEnd(part.source.subscribe(look))
  look()
}

function load<Config, Store>(host: Host<Config, Store>, part: Part<Config, Store>): void {
  const drawn = host.branch()
  const element = slot(drawn, part.place)
  part.load().then(
    drawn.guard(({ draw }) => {
      if (!drawn.signal.aborted) drawn.onEnd(draw(element, host))
    }),
    (cause: unknown) => {
      drawn.end()
      host.report({
        message: `the part "${part.name}" could not be loaded, so it is left out.`,
        advice: 'Check that all files of this version stand beside tillkit.js.',
        cause,
      })
    },
  )
}
