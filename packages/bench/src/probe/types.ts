/** What the probe keeps and does on a measured page, as `window.__bench`. Times are ms since the page's navigation. */
export interface Probe {
  /** Layout shifts so far, right after input or not. */
  readonly shifts: readonly ShiftSeen[]
  /** Tasks of more than 50 ms so far, whoever caused them. */
  readonly longTasks: readonly Span[]
  /** Scripts that took part in a long frame. */
  readonly scripts: readonly ScriptSeen[]
  /** When each host mounted. */
  readonly mounted: readonly number[]
  /** When the page was idle for the first time after its HTML was parsed; undefined before. */
  firstIdle: number | undefined
  /** Files of ours that were asked for before a moment; all when it is left out. */
  ourFiles(before?: number): string[]
  /** Does something and sees when it shows. */
  timed<Name extends string>(trial: Trial<Name>): Promise<Timing<Name>>
  /** Resolves once the next frame has been painted. */
  nextFrame(): Promise<Frame>
  /** Resolves once the page is idle again and again and no further file of ours comes. */
  rest(): Promise<void>
  /** Resolves once something holds; looks at every frame. Rejects after 10 s, naming what it waited for. */
  until(what: string, holds: () => boolean): Promise<void>
}

/** A stretch of time. */
export interface Span {
  readonly start: number
  readonly duration: number
}

/** One frame of the page, in ms since its navigation. */
export interface Frame {
  /** When its callbacks ran: what had changed by then is in it. */
  readonly began: number
  readonly painted: number
}

/** One layout shift. */
export interface ShiftSeen {
  readonly value: number
  readonly start: number
  /** The elements that moved, for messages. */
  readonly elements: readonly string[]
}

/** One script's part of a long frame. */
export interface ScriptSeen extends Span {
  /** The address of its file; '' for inline code. */
  readonly file: string
}

/** Something to do, and what has to show afterwards. */
export interface Trial<Name extends string> {
  act: () => void
  /** Each is looked at when `act` has returned, after every change of the page, and at every frame. */
  marks: Readonly<Record<Name, () => boolean>>
  /** How long to wait for all of them, in ms. Default 10,000. */
  timeout?: number
}

/** How long it took, in ms from the start of `act`. */
export interface Timing<Name extends string> {
  /** Until `act` had returned: what was done in the same task. */
  readonly returned: number
  /** Until each mark held. */
  readonly marks: Readonly<Record<Name, number>>
  /** Until the first frame with all of them was painted. */
  readonly frame: number
}

declare global {
  interface Window {
    /** There on pages that the benchmark has opened. */
    __bench: Probe
  }
}
